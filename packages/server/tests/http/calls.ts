/** Every call of the contract, whichever file describes it. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { CallShape } from '@comptoir/contract/http/call.ts';

const CONTRACTS = join(import.meta.dirname, '../../../contract/src');

export async function listCalls(): Promise<CallShape[]> {
  const files = globSync('**/*.contract.ts', { cwd: CONTRACTS });
  const modules = await Promise.all(
    files.map(async (file) => (await import(join(CONTRACTS, file))) as Record<string, unknown>),
  );
  const calls = modules.flatMap((exports) => Object.values(exports).filter(isCall));
  return [...new Map(calls.map((call) => [nameOf(call), call])).values()];
}

export function nameOf({ method, path }: CallShape): string {
  return `${method} ${path}`;
}

function isCall(value: unknown): value is CallShape {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}
