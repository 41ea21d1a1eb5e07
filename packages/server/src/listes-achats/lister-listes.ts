/** The lists of a person, found by their name or by the reference of something in them. */
import type { ListeAchats } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import {
  TRI_LISTES,
  type TriListes,
} from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import type { Pool } from '../db/pool.ts';
import { plier } from '../db/plier.ts';
import type { Demande } from '../http/acteur.ts';
import { toListe } from './listes-achats.public.ts';
import { listListes, type ListeRow } from './listes-achats.sql.ts';
import { quiOf } from './utilisateur.ts';

interface Requete {
  recherche?: string;
  tri?: TriListes;
  archivees?: boolean;
}

export async function listerListes(
  pool: Pool,
  { acteur, langue }: Demande,
  { recherche = '', tri = TRI_LISTES, archivees = false }: Requete,
): Promise<ListeAchats[]> {
  const rows = await listListes(pool, quiOf(acteur), {
    reference: recherche.trim(),
    archivees,
  });
  const mots = plier(recherche).split(' ').filter(Boolean);
  const trouvees = rows.filter(({ libelle, contient }) => {
    const nom = plier(libelle);
    return contient || mots.every((mot) => nom.includes(mot));
  });
  return (tri === TRI_LISTES ? trouvees : trouvees.sort(ordreOf(tri, langue))).map(toListe);
}

function ordreOf(tri: TriListes, langue: string): (a: ListeRow, b: ListeRow) => number {
  const sens = tri.startsWith('-') ? -1 : 1;
  const noms = new Intl.Collator(langue, { numeric: true });
  return (a, b) => {
    const parNom = noms.compare(a.libelle, b.libelle);
    if (tri.endsWith('nom')) return sens * parNom;
    if (tri.endsWith('articles')) return sens * (a.nombreArticles - b.nombreArticles) || parNom;
    return sens * (a.modifieLe.getTime() - b.modifieLe.getTime());
  };
}
