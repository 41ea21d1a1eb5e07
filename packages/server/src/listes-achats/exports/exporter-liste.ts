/** A list as a file, in the formats of the basket: one code writes both. */
import type { CallInput } from '@comptoir/contract/http/call.ts';
import { refus } from '@comptoir/contract/http/erreurs.ts';
import type { Fichier } from '@comptoir/contract/http/fichier.schema.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { exporterListe as contract } from '@comptoir/contract/listes-achats/export-liste.contract.ts';
import type { Articles } from '../../articles/articles.public.ts';
import type { Clock } from '../../clock.ts';
import type { Pool } from '../../db/pool.ts';
import type { Demande } from '../../http/acteur.ts';
import {
  exporterGroupes,
  findClient,
  MOTS_EXPORT,
  writeExport,
  type LigneAExporter,
} from '../../panier/panier.public.ts';
import { listGroupes, listLignes } from '../lignes/lignes.sql.ts';
import { findListeOf } from '../listes-achats.sql.ts';
import { quiOf } from '../utilisateur.ts';

export interface DepsExport {
  pool: Pool;
  clock: Clock;
  articles: Pick<Articles, 'chiffrerLot'>;
  /** Public address of the shop. */
  url: string;
}

interface Export {
  id: number;
  query: CallInput<typeof contract>['query'];
  /** Who waits for the file. */
  qui: string;
}

export async function exporterListe(
  deps: DepsExport,
  demande: Demande,
  { id, query, qui }: Export,
): Promise<Fichier> {
  const { pool, articles, url } = deps;
  const { acteur, langue } = demande;
  const acheteur = quiOf(acteur);
  const [liste, toutes, noms, client] = await Promise.all([
    findListeOf(pool, id, acheteur),
    listLignes(pool, id),
    listGroupes(pool, id),
    findClient(pool, acheteur.compteId),
  ]);
  if (!liste) throw refus('introuvable', { id });
  const nommees =
    query.lignes === undefined ? undefined : new Set(query.lignes.split(',').map(Number));
  const rows = toutes.filter(({ ligneId }) => nommees?.has(ligneId) ?? true);
  if (rows.length === 0) throw refus('introuvable', { lignes: query.lignes });
  const voulues = rows.map(({ groupe, ...row }): LigneAExporter & { groupe: number } => ({
    ...row,
    groupe,
    lien: url + liens.comptageListe(langue, id, { query: { ligne: row.ligneId } }),
  }));
  const { lignes, change } = await articles.chiffrerLot(demande, voulues);
  const parRang = new Map(noms.map((nom) => [nom.rang, nom]));
  const t = MOTS_EXPORT[langue];
  const isSeul = new Set(rows.map(({ groupe }) => groupe)).size === 1;
  const panier = exporterGroupes(
    {
      id,
      titre: liste.libelle,
      fichier: t('fichier.liste'),
      sections: noms.some(({ section }) => section),
      client,
      change,
      groupes: [...Map.groupBy(lignes, ({ ligne }) => ligne.groupe)].map(([rang, siennes]) => {
        const nom = parRang.get(rang)?.libelle ?? null;
        return {
          libelle: nom ?? (isSeul ? liste.libelle : t('sansSection')),
          nom,
          lignes: siennes,
        };
      }),
    },
    demande,
    { url, variante: query.variante },
  );
  return writeExport(deps, { panier, query, qui });
}
