/** Lines of a text or a file into a list: those that name an article on sale; each of the others is told. */
import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type {
  importerDansListe as contract,
  LigneGardee,
} from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import type { EnvoiLignes } from '@comptoir/contract/panier/import.contract.ts';
import type { Demande } from '../../http/acteur.ts';
import {
  direAlentours,
  readEnvoi,
  reconnaitreLignes,
  type ImportDeps,
} from '../../panier/panier.public.ts';
import { remplirListe } from './ajouter-a-la-liste.ts';
import { toListe } from '../listes-achats.public.ts';
import { writeListe } from '../write-liste.ts';

interface Envoi {
  id: number;
  /** Who waits for the file to be read. */
  qui: string;
  envoi: EnvoiLignes;
}

export async function importerDansListe(
  deps: ImportDeps,
  demande: Demande,
  { id, qui, envoi }: Envoi,
): Promise<CallAnswer<typeof contract>> {
  const lues = await readEnvoi(deps, demande, qui, envoi);
  const { prises, nonImportes, avertis, proposes, jour } = await reconnaitreLignes(
    deps,
    demande,
    lues.lignes,
  );
  const row = await writeListe(deps.pool, demande.acteur, { id }, async (tx) => {
    if (prises.length > 0) await remplirListe(tx, id, prises satisfies LigneGardee[]);
  });
  return {
    ...toListe(row),
    importes: prises.length,
    nonImportes,
    avertis,
    ...direAlentours(lues),
    proposes,
    jour,
  };
}
