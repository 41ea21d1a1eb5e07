/**
 * The abuser as a process of its own, with the lowest priority: theirs is another machine, and what
 * they take of this one is not what the shop lacks. In the buyer's process their answers would be
 * read between two measures, and counted.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { ABUS, type Cible } from './abus-connus.ts';
import { agent } from './agent.ts';

interface Ordre {
  name: string;
  cible: Cible;
  /** Milliseconds of the clock. */
  until: number;
}

export async function abuser(ordre: Ordre): Promise<void> {
  const child = fork(import.meta.filename, [JSON.stringify(ordre)]);
  await once(child, 'exit');
}

if (import.meta.main) {
  setPriority(constants.priority.PRIORITY_LOW);
  const { name, cible, until } = JSON.parse(process.argv[2] ?? '') as Ordre;
  const abus = ABUS[name];
  if (!abus) throw new Error(`no abuse is called ${name}`);
  await abus(await agent(cible.url, cible.abuser), cible, () => Date.now() >= until).catch(
    (error: unknown) => console.error(`${name}: ${String(error)}`),
  );
  // Answers still on their way are nobody's any more.
  process.exit();
}
