/**
 * A plan as the fragment of a link: the whole document, compressed. Nothing of it reaches a server,
 * and whoever has the link has the plan.
 */
import { ranger } from '@comptoir/contract/cuisine/placement.ts';
import { readPlan } from '@comptoir/contract/cuisine/read-plan.ts';
import type { Plan } from '@comptoir/contract/cuisine/plan.schema.ts';

const PREFIXE = '#p=';
/** A plan of 120 elements takes 3 KB, and 14 KB when it is read. */
const MAX_SIGNES = 30_000;
const MAX_OCTETS = 200_000;

export async function writeFragment(plan: Plan): Promise<string> {
  const octets = new TextEncoder().encode(JSON.stringify(plan));
  const comprimes = await passer(octets, new CompressionStream('deflate-raw'), Infinity);
  const binaire = Array.from(comprimes, (octet) => String.fromCharCode(octet)).join('');
  const base64 = btoa(binaire).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return PREFIXE + base64;
}

export function porteUnPlan(fragment: string): boolean {
  return fragment.startsWith(PREFIXE);
}

/** Undefined: what the link holds is no plan. */
export async function readFragment(fragment: string): Promise<Plan | undefined> {
  const base64 = fragment.slice(PREFIXE.length);
  if (!porteUnPlan(fragment) || base64.length > MAX_SIGNES) return undefined;
  try {
    const binaire = atob(base64.replaceAll('-', '+').replaceAll('_', '/'));
    const octets = Uint8Array.from(binaire, (signe) => signe.charCodeAt(0));
    const lus = await passer(octets, new DecompressionStream('deflate-raw'), MAX_OCTETS);
    const plan = readPlan(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(lus)));
    // Written by hand it could hold cabinets in one another: they are set apart.
    return plan && ranger(plan).plan;
  } catch {
    return undefined;
  }
}

/** Stops reading at `max` bytes: a small link must not fill the memory. */
async function passer(
  octets: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
  max: number,
): Promise<Uint8Array> {
  const reader = new Blob([octets]).stream().pipeThrough(transform).getReader();
  const morceaux: Uint8Array[] = [];
  let total = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    total += value.length;
    if (total > max) {
      await reader.cancel();
      throw new RangeError('more than a plan may hold');
    }
    morceaux.push(value);
  }
  const entier = new Uint8Array(total);
  let place = 0;
  for (const morceau of morceaux) {
    entier.set(morceau, place);
    place += morceau.length;
  }
  return entier;
}
