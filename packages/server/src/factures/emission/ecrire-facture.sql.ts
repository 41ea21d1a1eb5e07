/** Invoices as rows: each is written once and never changed. */
import type { DocumentFacture } from '@comptoir/contract/factures/document-facture.schema.ts';
import type { OrigineFacture } from '@comptoir/contract/factures/etats-facture.ts';
import { plier } from '../../db/plier.ts';
import { sql } from '../../db/sql.ts';
import type { Tx } from '../../db/transaction.ts';
import { jobPour } from '../../jobs/add-job.ts';
import { cents, units } from './parts.ts';

export interface FactureAEcrire {
  cle: string;
  compteId: number;
  /** Made here, where it is not said. */
  origine?: OrigineFacture;
  document: DocumentFacture;
  /** What a credit note corrects. */
  factureId: number | null;
  /** What each line is of, in the order of the document; then its carriage. */
  sources: readonly SourceDeLigne[];
}

export interface SourceDeLigne {
  commandeId: number | null;
  ligneId: number | null;
  bonId: number | null;
}

/** The row of its series is held from then on: numbers follow each other as invoices are committed. */
export async function prendreNumeros(
  tx: Tx,
  serie: 'FA' | 'AV',
  annee: number,
  combien: number,
): Promise<string[]> {
  const { dernier } = await tx.one<{ dernier: number }>(sql`
    insert into facture_serie as s (serie, annee, dernier) values (${serie}, ${annee}, ${combien})
    on conflict (serie, annee) do update set dernier = s.dernier + excluded.dernier
    returning dernier`);
  return Array.from({ length: combien }, (_, i) =>
    writeNumero(serie, annee, dernier - combien + i + 1),
  );
}

export function writeNumero(serie: 'FA' | 'AV', annee: number, rang: number): string {
  return `${serie}${String(annee % 100).padStart(2, '0')}-${String(rang).padStart(6, '0')}`;
}

/** Lines keep the rank they have on the paper, also on a credit note; charges come far behind. */
const RANG_DES_FRAIS = 100_000;

/** With what the list needs, and what was paid before. Their ids, in the order they are given in. */
export async function insertFactures(
  tx: Tx,
  factures: readonly FactureAEcrire[],
): Promise<number[]> {
  const rows = factures.map(({ cle, compteId, origine = 'comptoir', document, factureId }) => ({
    cle,
    compteId,
    origine,
    factureId,
    document,
    chantiers: chantiersOf(document),
    recherche: rechercheOf(document),
  }));
  const lignes = factures.flatMap(({ cle, document, sources }) => [
    ...document.lignes.map(({ rang, genre, quantite, montantHT, ecoHT, tva }, i) => ({
      cle,
      rang,
      genre,
      // What is of no note is counted by nobody.
      quantite: genre === 'libre' ? 1 : quantite,
      ht: montantHT,
      eco: ecoHT,
      tva,
      ...sources[i],
    })),
    ...document.frais.map(({ genre, montantHT, tva }, i) => ({
      cle,
      rang: RANG_DES_FRAIS + i,
      genre: genre === 'port' ? 'port' : 'libre',
      quantite: 1,
      ht: genre === 'port' ? montantHT : cents(-units(montantHT)),
      eco: '0.00',
      tva,
      ...sources[document.lignes.length + i],
    })),
  ]);
  const ecrites = await tx.query<{ id: number; cle: string }>(sql`
    with voulues as (
      select j.*, j.document ->> 'genre' as genre, j.document -> 'totaux' as totaux
        from json_to_recordset(${JSON.stringify(rows)}::json) as j (cle text, "compteId" int,
               "factureId" bigint, origine text, document jsonb, chantiers json, recherche text)
    ),
    ecrites as (
      insert into facture (cle, numero, compte_id, genre, origine, emise_le, echeance_le, devise,
        ht, tva, ttc, document, facture_id)
      select cle, document ->> 'numero', "compteId", genre, origine,
             (document ->> 'emiseLe')::date, (document ->> 'echeanceLe')::date,
             document ->> 'devise', (totaux ->> 'ht')::numeric, (totaux ->> 'tva')::numeric,
             (totaux ->> 'ttc')::numeric, document, "factureId"
        from voulues
       order by document ->> 'numero'
      returning id, cle, numero, genre, compte_id, emise_le, echeance_le, devise, ttc
    ),
    suivi as (
      insert into facture_suivi (facture_id, compte_id, numero, genre, emise_le, echeance_le,
        devise, ttc, regle, chantiers, recherche)
      select e.id, e.compte_id, e.numero, e.genre, e.emise_le, e.echeance_le, e.devise, e.ttc,
             (v.totaux ->> 'regle')::numeric,
             array(select json_array_elements_text(v.chantiers)), v.recherche
        from ecrites e join voulues v using (cle)
    ),
    payees as (
      insert into facture_reglement (facture_id, fait_le, montant, moyen)
      select e.id, e.emise_le, (v.totaux ->> 'regle')::numeric,
             case v.document ->> 'modePaiement' when 'carte' then 'carte' when 'virement' then 'virement'
                                                  else 'comptoir' end
        from ecrites e join voulues v using (cle)
       where (v.totaux ->> 'regle')::numeric > 0
    ),
    lignes as (
      insert into facture_ligne (facture_id, rang, genre, commande_id, ligne_id, bon_id, quantite,
        ht, eco_ht, tva, avoir)
      select e.id, j.rang, j.genre, j."commandeId", j."ligneId", j."bonId", j.quantite, j.ht, j.eco,
             j.tva, e.genre = 'avoir'
        from json_to_recordset(${JSON.stringify(lignes)}::json) as j (cle text, rang int,
               genre text, "commandeId" bigint, "ligneId" bigint, "bonId" bigint, quantite int,
               ht numeric, eco numeric, tva numeric)
        join ecrites e using (cle)
    )
    select id, cle from ecrites`);
  const parCle = new Map(ecrites.map(({ id, cle }) => [cle, id]));
  return factures.map(({ cle }) => parCle.get(cle) ?? 0);
}

/** Each is written, told and sent by a job of its own. */
export async function annoncerEmission(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    select ${jobPour('facture-emise', sql`json_build_object('factureId', id)`)}
      from unnest(${ids}::bigint[]) as id`);
}

/** Invoiced: they wait no longer. */
export async function retirerBons(tx: Tx, bonIds: readonly number[]): Promise<void> {
  await tx.execute(sql`delete from bon_a_facturer where bon_id = any (${bonIds}::bigint[])`);
}

function chantiersOf({ lignes }: DocumentFacture): string[] {
  return [...new Set(lignes.flatMap(({ chantier }) => chantier ?? []))];
}

function rechercheOf({ numero, lignes, references }: DocumentFacture): string {
  const textes = [
    numero,
    references.engagement ?? '',
    references.commande ?? '',
    references.bon ?? '',
    references.facture?.numero ?? '',
    ...lignes.flatMap(({ commande, bon, chantier, referenceCommande, reference, libelle }) => [
      commande?.numero ?? '',
      bon?.numero ?? '',
      chantier ?? '',
      referenceCommande ?? '',
      reference,
      libelle,
    ]),
  ];
  return [...new Set(textes.flatMap((texte) => plier(texte).split(' ')))].join(' ').trim();
}
