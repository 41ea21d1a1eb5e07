/** Takes one to a row of the page, which is drawn first where it is not yet. */
import { rangOf } from '../lignes/rangs.ts';
import { reveler } from './revelees.ts';

const MOST_FRAMES = 60;

/** `selecteur`: what of the row has the focus then. */
export async function montrerRangee(ligneId: number, selecteur: string): Promise<void> {
  if (!rangOf(ligneId)) reveler(ligneId);
  for (let frame = 0; frame < MOST_FRAMES && !rangOf(ligneId); frame++) {
    await new Promise(requestAnimationFrame);
  }
  const rangee = rangOf(ligneId);
  rangee?.scrollIntoView({ block: 'center' });
  rangee?.querySelector<HTMLElement>(selecteur)?.focus({ preventScroll: true });
}
