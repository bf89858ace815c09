/** The tables where I sit. */
import { get } from './api';
import type { TableAnswer, TableInfo } from './types';

/** So many are looked at in full: only then is it known whom they wait for. */
const MOST = 12;

/** My tables that are not over: those that wait for me first, then those that gather, then the rest. */
export async function myOpenTables(): Promise<TableAnswer[]> {
  const tables = await get<TableInfo[]>('/api/me/tables');
  const open = tables.filter((table) => table.status !== 'finished').slice(0, MOST);
  const answers = await Promise.all(open.map((table) => get<TableAnswer>(`/api/tables/${table.id}`).catch(() => null)));
  return answers.filter((answer) => answer !== null).sort((a, b) => urgency(a) - urgency(b));
}

/** Whether the table waits for one of my seats. */
export function waitsForMe({ table, you }: TableAnswer): boolean {
  return table.deciding.some((seat) => you.held.includes(seat));
}

function urgency(answer: TableAnswer): number {
  if (waitsForMe(answer)) return 0;
  return answer.table.status === 'gathering' ? 1 : 2;
}
