/** Lines of shopping lists that meet: read to be compared, written as they become. */
import type { LigneJointe } from '@comptoir/contract/listes-achats/liste-achats.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { forAny } from '../../db/for-any.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import { word } from '../../db/words.ts';
import { GROUPE, ORDRE } from '../ordre/ordre.sql.ts';
import type { Jointe, LigneAJoindre } from './joindre.ts';

/** In the order of the page. */
export function listAJoindre(
  tx: Tx,
  listeId: number,
): Promise<(LigneAJoindre & { version: number })[]> {
  return tx.query(sql`
    select g.id as "ligneId", g.article_id as "articleId", g.trait_coupe as "traitCoupe",
           g.chantier_rang as groupe, g.quantite, g.exemplaires, g.note, g.cible, g.reste, g.version
      from liste_achats_ligne g
      ${GROUPE}
     where g.liste_id = ${listeId}
     order by ${ORDRE}`);
}

/** Those that are taken in go. */
export async function writeJointes(
  tx: Tx,
  jointes: readonly Jointe[],
  version: number,
): Promise<void> {
  if (jointes.length === 0) return;
  const parties = jointes.flatMap(({ de }) => de.map(({ ligneId }) => ligneId));
  await tx.execute(sql`
    delete from liste_achats_ligne where id = any (${forAny(parties)}::bigint[])`);
  await updateJointes(tx, jointes, version);
}

export async function updateJointes(
  tx: Tx,
  jointes: readonly Jointe[],
  version: number,
): Promise<void> {
  await tx.execute(sql`
    update liste_achats_ligne g
       set quantite = j.quantite, exemplaires = j.exemplaires, note = j.note, cible = j.cible,
           reste = j.reste, version = ${version}
      from jsonb_to_recordset(${JSON.stringify(jointes.map(({ ligne }) => ligne))}::jsonb)
             as j ("ligneId" bigint, quantite integer, exemplaires integer, note text,
                   cible integer, reste integer)
     where g.id = j."ligneId"`);
}

/** What became of the same thing on two lines, in words people know it by. */
export async function direJointes(
  tx: Tx,
  jointes: readonly Jointe[],
  langue: Locale,
): Promise<LigneJointe[]> {
  if (jointes.length === 0) return [];
  const ids = [...new Set(jointes.map(({ ligne }) => ligne.articleId))];
  const noms = await tx.query<{ id: number; reference: string; libelle: string }>(sql`
    select id, reference, ${word(langue, 'libelle')} as libelle
      from article where id = any (${forAny(ids)}::integer[])`);
  const parId = new Map(noms.map((nom) => [nom.id, nom]));
  return jointes.map(({ ligne, avant, de }) => ({
    reference: parId.get(ligne.articleId)?.reference ?? '',
    libelle: parId.get(ligne.articleId)?.libelle ?? '',
    avant: avant.quantite,
    ajoutee: de.reduce((somme, { quantite }) => somme + quantite, 0),
    quantite: ligne.quantite,
  }));
}
