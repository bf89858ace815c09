/** What the server says, by short names. The full types are generated: schema.d.ts. */
import type { components } from './schema';

type Schemas = components['schemas'];

export type GameInfo = Schemas['GameInfo'];
export type ExtrasInfo = Schemas['ExtrasInfo'];
export type TableInfo = Schemas['TableInfo'];
export type TableAnswer = Schemas['TableAnswer'];
export type CarriedInfo = Schemas['CarriedInfo'];
export type SeatInfo = Schemas['SeatInfo'];
export type Standing = Schemas['Standing'];
export type PersonInfo = Schemas['PersonInfo'];
export type Sight = Schemas['Sight'];
export type News = Schemas['News'];
export type DecisionInfo = Schemas['DecisionInfo'];
export type OptionInfo = Schemas['OptionInfo'];
export type EventInfo = Schemas['EventInfo'];
export type OutcomeInfo = Schemas['OutcomeInfo'];
export type RefusalInfo = Schemas['RefusalInfo'];
export type LinkInfo = Schemas['LinkInfo'];
export type Frame = Schemas['Frame'];
export type Replay = Schemas['Replay'];
export type VerdictInfo = Schemas['VerdictInfo'];
export type RuleInfo = Schemas['RuleInfo'];
export type RulesInfo = Schemas['RulesInfo'];
export type ChatInfo = Schemas['ChatInfo'];
export type Deciding = Schemas['Deciding'];
export type HintGiven = Schemas['HintGiven'];
export type ForecastGiven = Schemas['ForecastGiven'];
/** What there is nothing to say of is left out of a forecast. */
export type Forecast = Partial<Schemas['Forecast']>;
export type Ordered = Schemas['Ordered'];
export type Snapshot = Schemas['Snapshot'];
export type Update = Schemas['Update'];
export type ClientMessage = Schemas['ClientMessage'];
export type ServerMessage = Schemas['ServerMessage'];
export type Have = Schemas['Have'];
export type LastStep = Schemas['LastStep'];
export type LessonInfo = Schemas['LessonInfo'];
export type PlannedInfo = Schemas['PlannedInfo'];
export type ReviewInfo = Schemas['ReviewInfo'];
export type ReviewProgress = Schemas['ReviewProgress'];
export type CostlyChoice = Schemas['CostlyChoice'];
