import type { Devis } from '@comptoir/contract/devis/devis.schema.ts';
import { resumeOf } from './partie-lue.ts';

/** The lines read so far and the slice after them. */
export function joindreDevis(devis: Devis, tranche: Devis): Devis {
  const [avant, apres] = [resumeOf(devis.courante), resumeOf(tranche.courante)];
  const connus = new Set(avant.chantiers.map(({ libelle }) => libelle));
  const nouveaux = apres.chantiers.filter(({ libelle }) => !connus.has(libelle));
  return {
    ...tranche,
    courante: {
      ...tranche.courante,
      lignes: [...devis.courante.lignes, ...tranche.courante.lignes],
      resume: { ...apres, chantiers: [...avant.chantiers, ...nouveaux] },
    },
  };
}

/** Nothing happened to it between the two. */
export function isMeme(devis: Devis, tranche: Devis): boolean {
  return (
    devis.version === tranche.version &&
    devis.etat === tranche.etat &&
    devis.evenements.length === tranche.evenements.length
  );
}
