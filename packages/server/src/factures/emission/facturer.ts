import { randomBytes } from 'node:crypto';
import type { DocumentFacture } from '@comptoir/contract/factures/document-facture.schema.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction, type Tx } from '../../db/transaction.ts';
import { emettre } from '../../outbox/outbox.ts';
import {
  listComptesAFacturer,
  listComptesFactures,
  listLivres,
  listTaux,
  lockFacturation,
  type CompteFacture,
  type LivreRow,
} from './a-facturer.sql.ts';
import { composerFacture } from './composer-facture.ts';
import {
  annoncerEmission,
  insertFactures,
  prendreNumeros,
  retirerBons,
  type FactureAEcrire,
  type SourceDeLigne,
} from './ecrire-facture.sql.ts';
import { regrouper } from './regrouper.ts';

/** All that is ready on this day; company by company, so that none waits for all. How many were written. */
export async function facturerTout(
  pool: Pool,
  jour: string,
  signal?: AbortSignal,
): Promise<number> {
  let nombre = 0;
  for (const compteId of await listComptesAFacturer(pool)) {
    if (signal?.aborted) break;
    nombre += (await facturerCompte(pool, compteId, jour)).length;
  }
  return nombre;
}

/**
 * What this company has received and is not invoiced yet. Two that run at once follow each other; one
 * that is killed has written nothing, and its numbers are given out again.
 */
export function facturerCompte(pool: Pool, compteId: number, jour: string): Promise<number[]> {
  return transaction(pool, async (tx) => {
    await lockFacturation(tx, compteId);
    const [compte] = await listComptesFactures(tx, [compteId]);
    if (!compte) return [];
    const livres = await listLivres(tx, compteId);
    const taux = tauxDuJour(await listTaux(tx));
    const composees = composer({ compte, livres, jour, emiseLe: () => jour, taux });
    if (composees.length === 0) return [];
    const ids = await write(tx, composees);
    await emettre(tx, 'factures-modifiees', { ids });
    await annoncerEmission(tx, ids);
    return ids;
  });
}

export interface Composee {
  compteId: number;
  document: DocumentFacture;
  livres: readonly LivreRow[];
}

interface ACompose {
  compte: CompteFacture;
  livres: readonly LivreRow[];
  /** Weeks and months before this day are over. */
  jour: string;
  /** The day an invoice of these lines is issued. */
  emiseLe: (livres: readonly LivreRow[]) => string;
  taux: (devise: string, jour: string) => string | null;
}

/** Invoices of one company, in the order they are numbered in. */
export function composer({ compte, livres, jour, emiseLe, taux }: ACompose): Composee[] {
  // What comes once with an order comes with the first of its invoices.
  const comptees = new Set<number>();
  return regrouper(livres, compte, jour).map((groupe) => {
    const siens = groupe.map((row) =>
      comptees.has(row.commandeId) ? { ...row, portHT: null } : row,
    );
    for (const { commandeId } of groupe) comptees.add(commandeId);
    const date = emiseLe(groupe);
    const [premiere] = groupe;
    const document = composerFacture({
      compte,
      livres: siens,
      emiseLe: date,
      taux: taux(premiere?.devise ?? 'EUR', date),
    });
    return { compteId: compte.compteId, document, livres: siens };
  });
}

/** Numbered and written. Numbers are taken last: others wait for them until this commits. */
async function write(tx: Tx, composees: readonly Composee[]): Promise<number[]> {
  await retirerBons(tx, [
    ...new Set(composees.flatMap(({ livres }) => livres.map(({ bonId }) => bonId))),
  ]);
  const annee = Number(composees[0]?.document.emiseLe.slice(0, 4));
  const numeros = await prendreNumeros(tx, 'FA', annee, composees.length);
  return insertFactures(
    tx,
    composees.map((composee, i) => toFacture(composee, numeros[i] ?? '')),
  );
}

export function toFacture(
  { compteId, document, livres }: Composee,
  numero: string,
  cle = randomBytes(16).toString('base64url'),
): FactureAEcrire {
  return {
    cle,
    compteId,
    document: { ...document, numero },
    factureId: null,
    sources: sourcesOf(document, livres),
  };
}

/** Lines of the document begin with those delivered; gifts and carriage are of their order alone. */
function sourcesOf(document: DocumentFacture, livres: readonly LivreRow[]): SourceDeLigne[] {
  const parNumero = new Map(livres.map((row) => [row.commandeNumero, row.commandeId]));
  const commandes = livres.filter(({ portHT }) => portHT !== null && Number(portHT) !== 0);
  const avecPort = [...new Set(commandes.map(({ commandeId }) => commandeId))];
  return [
    ...document.lignes.map(({ commande }, i) => {
      const livre = livres[i];
      if (livre)
        return { commandeId: livre.commandeId, ligneId: livre.ligneId, bonId: livre.bonId };
      const commandeId = parNumero.get(commande?.numero ?? '') ?? null;
      return { commandeId, ligneId: null, bonId: null };
    }),
    ...document.frais.map((_, i) => ({
      commandeId: avecPort[i] ?? null,
      ligneId: null,
      bonId: null,
    })),
  ];
}

/** Null for euros. */
export function tauxDuJour(taux: Awaited<ReturnType<typeof listTaux>>) {
  return (devise: string, jour: string): string | null => {
    if (devise === 'EUR') return null;
    const connus = taux.filter((each) => each.devise === devise);
    const sien = connus.find(({ debut }) => debut <= jour) ?? connus.at(-1);
    if (!sien) throw new Error(`no rate of ${devise} on ${jour}`);
    return sien.taux;
  };
}
