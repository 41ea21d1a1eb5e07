/** A quote of which only the first lines are read yet: the others come as one scrolls to them. */
import type { Devis, ResumeVersion, VersionDevis } from '@comptoir/contract/devis/devis.schema.ts';
import { resumerVersion } from '@comptoir/contract/devis/resume-version.ts';

/** The sum over all lines: as it was sent, or added up where they are all there. */
export function resumeOf({ resume, lignes, tarif }: VersionDevis): ResumeVersion {
  return resume ?? resumerVersion(lignes, tarif.devise);
}

export function nombreLues({ courante }: Devis): number {
  return courante.lignes.length;
}
