/** A slice of a quote: some lines of its last version in the order of its page, under what all tell. */
import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { resumerVersion } from '@comptoir/contract/devis/resume-version.ts';
import { parChantier } from '@comptoir/contract/panier/ordre-chantiers.ts';
import { isTout, trancherGroupes, type Tranche } from '../panier/panier.public.ts';

/** The very quote where all of it was asked for. */
export function trancherDevis(devis: Devis, { depuis = 0, nombre }: Partial<Tranche>): Devis {
  const { courante } = devis;
  const tranche = { depuis, nombre };
  if (isTout(courante.lignes.length, tranche)) return devis;
  const resume = resumerVersion(courante.lignes, courante.tarif.devise);
  const groupes = trancherGroupes(parChantier(courante.lignes), tranche, {
    lignesOf: ({ lignes }) => lignes,
    avec: (groupe, lignes) => ({ ...groupe, lignes }),
  });
  const dits = new Set(groupes.map(({ libelle }) => libelle));
  return {
    ...devis,
    courante: {
      ...courante,
      lignes: groupes.flatMap(({ lignes }) => lignes),
      resume: {
        ...resume,
        chantiers: resume.chantiers.filter(({ libelle }) => dits.has(libelle)),
      },
    },
  };
}
