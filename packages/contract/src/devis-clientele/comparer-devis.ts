/** What differs between two versions of a quote, line by line. */
import type { Montant } from '../argent.ts';
import { calculerDevis } from './calculer-devis.ts';
import type { DocumentDevis, LigneDevisClientele } from './document.schema.ts';

export interface EcartDevis {
  id: string;
  genre: 'ajoutee' | 'retiree' | 'changee';
  libelle: string;
  /** What the line comes to; null where it is not. */
  avant: Montant | null;
  apres: Montant | null;
}

/** In the order of the later one; what is gone comes last. */
export function comparerDevis(avant: DocumentDevis, apres: DocumentDevis): EcartDevis[] {
  const [totauxAvant, totauxApres] = [calculerDevis(avant), calculerDevis(apres)];
  const anciennes = lignesOf(avant);
  const ecarts: EcartDevis[] = [];
  for (const [id, ligne] of lignesOf(apres)) {
    const ancienne = anciennes.get(id);
    anciennes.delete(id);
    const [a, b] = [totauxAvant.lignes.get(id)?.montantHT, totauxApres.lignes.get(id)?.montantHT];
    const commun = { id, libelle: ligne.libelle, apres: b ?? null };
    if (!ancienne) ecarts.push({ ...commun, genre: 'ajoutee', avant: null });
    else if (!isMeme(ancienne, ligne) || a?.montant !== b?.montant) {
      ecarts.push({ ...commun, genre: 'changee', avant: a ?? null });
    }
  }
  for (const [id, { libelle }] of anciennes) {
    const montant = totauxAvant.lignes.get(id)?.montantHT ?? null;
    ecarts.push({ id, genre: 'retiree', libelle, avant: montant, apres: null });
  }
  return ecarts;
}

function lignesOf({ sections }: DocumentDevis): Map<string, LigneDevisClientele> {
  return new Map(sections.flatMap(({ lignes }) => lignes.map((ligne) => [ligne.id, ligne])));
}

/** As the customer reads them. */
function isMeme(a: LigneDevisClientele, b: LigneDevisClientele): boolean {
  const CHAMPS = ['libelle', 'quantite', 'unite', 'tva', 'option', 'choisie'] as const;
  return CHAMPS.every((champ) => a[champ] === b[champ]);
}
