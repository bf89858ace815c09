/** As any game is drawn; what New Game draws itself goes here. */
export { default } from '../generic/index';
