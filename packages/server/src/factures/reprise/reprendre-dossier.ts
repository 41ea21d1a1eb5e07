/** All invoices of a folder, one after the other: each is taken in whole or refused with its reasons. */
import type { Pool } from '../../db/pool.ts';
import { readSources } from './read-sources.ts';
import { reprendreFacture } from './reprendre-facture.ts';
import { isRefusee, type SourceLue } from './source.ts';

export interface Bilan {
  reprises: number;
  deja: number;
  refusees: number;
}

interface Demande {
  dossier: string;
  jour: string;
  url: string;
  /** Each line of the report. */
  dire: (texte: string) => void;
}

/** Killed in the middle, it is begun again: what was taken in is known. */
export async function reprendreDossier(
  pool: Pool,
  { dossier, jour, url, dire }: Demande,
): Promise<Bilan> {
  const bilan = { reprises: 0, deja: 0, refusees: 0 };
  // Credit notes come after what they correct, whatever their names.
  const avoirs: SourceLue[] = [];
  const reprendre = async (lue: SourceLue) => {
    const resultat = isRefusee(lue) ? lue : await reprendreFacture(pool, lue, { jour, url });
    const numero = isRefusee(lue) ? lue.numero : lue.relue.numero;
    if ('etat' in resultat) {
      bilan[resultat.etat === 'deja' ? 'deja' : 'reprises'] += 1;
      return;
    }
    bilan.refusees += 1;
    dire(`${[lue.source, numero.slice(0, 40)].filter(Boolean).join('  ')}  refused`);
    for (const { ou, pourquoi } of resultat.ecarts) dire(`  ${ou}: ${pourquoi}`);
  };
  for await (const lue of readSources(dossier)) {
    if (!isRefusee(lue) && lue.relue.precedente) avoirs.push(lue);
    else await reprendre(lue);
  }
  for (const lue of avoirs) await reprendre(lue);
  return bilan;
}
