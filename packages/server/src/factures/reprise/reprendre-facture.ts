/** One invoice of the ERP becomes one of the list, as it is: under its own number, once. */
import { createHash, randomBytes } from 'node:crypto';
import { Check, Errors } from 'typebox/value';
import { DocumentFacture } from '@comptoir/contract/factures/document-facture.schema.ts';
import type { Pool } from '../../db/pool.ts';
import { transaction, type Tx } from '../../db/transaction.ts';
import { emettre } from '../../outbox/outbox.ts';
import { annoncerFacture } from '../emission/annoncer-facture.ts';
import { deduireAvoir } from '../emission/avoir.sql.ts';
import { insertFactures, retirerBons } from '../emission/ecrire-facture.sql.ts';
import { findEmise } from '../emission/emise.sql.ts';
import { plusJours } from '../emission/echeance.ts';
import { units } from '../emission/parts.ts';
import { lockCompte } from '../trop-percus/trop-percus.sql.ts';
import { composerReprise } from './composer-reprise.ts';
import {
  findDeja,
  findNommes,
  insertReprise,
  listComptesDits,
  lockNumero,
  type CompteRow,
  type Nommes,
} from './reprise.sql.ts';
import type { Ecart, FactureSource } from './source.ts';

export type ResultatReprise =
  | { etat: 'reprise'; numero: string }
  | { etat: 'deja'; numero: string }
  | { ecarts: Ecart[] };

interface Contexte {
  jour: string;
  /** Where the shop is. */
  url: string;
}

/** What is older is history: nobody is told of it. */
const JOURS_ANNONCES = 15;

export function reprendreFacture(
  pool: Pool,
  source: FactureSource,
  contexte: Contexte,
): Promise<ResultatReprise> {
  const { numero } = source.relue;
  return transaction(pool, async (tx) => {
    await lockNumero(tx, numero);
    const empreinte = empreinteOf(source);
    const deja = await findDeja(tx, numero);
    if (deja) return direDeja(numero, deja.empreinte?.equals(empreinte) ?? false);
    const comptes = await listComptesDits(tx, identifiantsOf(source));
    const [compte] = comptes;
    if (!compte || comptes.length > 1) return { ecarts: [inconnu(source, comptes)] };
    await lockCompte(tx, compte.compteId);
    const nommes = await findNommes(tx, { compteId: compte.compteId, ...nommesPar(source) });
    const { document, ecarts } = composerReprise({
      relue: source.relue,
      compte,
      jour: contexte.jour,
      reperes: {
        commandes: new Map(nommes.commandes.map(({ key, numero: n }) => [n, { key, numero: n }])),
        bons: new Map(
          nommes.bons.map(({ key, numero: n, livreLe }) => [n, { key, numero: n, livreLe }]),
        ),
      },
    });
    ecarts.push(...ecartsDeNommes(nommes, document), ...ecartsDeForme(document));
    if (ecarts.length > 0) return { ecarts };
    const factureId = await write(tx, { document, compte, nommes, source, empreinte });
    await emettre(tx, 'factures-modifiees', { ids: [factureId] });
    if (document.emiseLe >= plusJours(contexte.jour, -JOURS_ANNONCES)) {
      const emise = await findEmise(tx, factureId);
      if (emise) await annoncerFacture(tx, emise, { url: contexte.url, pieces: [] });
    }
    return { etat: 'reprise', numero };
  });
}

/** The hash of all that was read, whatever the name of its file or the place of its rows. */
function empreinteOf({ dit, fichiers }: FactureSource): Buffer {
  const hash = createHash('sha256').update(dit);
  for (const { format, octets } of fichiers) hash.update(`\n${format}\n`).update(octets);
  return hash.digest();
}

function direDeja(numero: string, isMeme: boolean): ResultatReprise {
  if (isMeme) return { etat: 'deja', numero };
  const pourquoi = `${numero} is here already and says something else: a credit note corrects it`;
  return { ecarts: [{ ou: 'BT-1', pourquoi }] };
}

/** Codes are those of the shop, without a scheme; a SIRET has its own. */
function identifiantsOf({ relue: { acheteur } }: FactureSource) {
  const de = (...schemes: string[]) =>
    acheteur.identifiants
      .filter(({ scheme }) => schemes.includes(scheme))
      .map(({ valeur }) => valeur.trim());
  return {
    codes: de('', '0224', 'ZZZ'),
    sirets: de('0009', '').filter((each) => /^\d{14}$/.test(each)),
  };
}

function inconnu(source: FactureSource, comptes: readonly CompteRow[]): Ecart {
  const { codes, sirets } = identifiantsOf(source);
  const dits = [...new Set([...codes, ...sirets])].map((each) => each.slice(0, 40)).join(', ');
  return comptes.length > 1
    ? { ou: 'BT-46', pourquoi: `${dits} are two companies` }
    : { ou: 'BT-46', pourquoi: `no company has the code or SIRET ${dits || '(none)'}` };
}

function nommesPar({ relue }: FactureSource) {
  const { lignes, precedente } = relue;
  const tous = (enTete: string, deLigne: (ligne: (typeof lignes)[number]) => string) => [
    ...new Set([enTete, ...lignes.map(deLigne)].filter((each) => each !== '')),
  ];
  return {
    commandes: tous(relue.commandeVendeur, (each) => each.commande),
    bons: tous(relue.bon, (each) => each.bon),
    corrigee: precedente?.numero ?? null,
  };
}

function ecartsDeNommes({ bons, corrigee }: Nommes, { genre, totaux }: DocumentFacture): Ecart[] {
  if (genre === 'avoir') {
    if (!corrigee || units(totaux.ttc) <= units(corrigee.reste)) return [];
    return [
      { ou: 'BT-25', pourquoi: `${totaux.ttc} of an invoice of which ${corrigee.reste} is left` },
    ];
  }
  return bons.flatMap(({ numero, facture }) =>
    facture === null ? [] : [{ ou: 'BT-16', pourquoi: `note ${numero} is invoiced by ${facture}` }],
  );
}

/** Pages hold it against this: what they would not show is not taken in. */
function ecartsDeForme(document: DocumentFacture): Ecart[] {
  if (Check(DocumentFacture, document)) return [];
  return [...Errors(DocumentFacture, document)]
    .slice(0, 5)
    .map((each) => ({ ou: each.instancePath, pourquoi: each.message }));
}

interface AEcrire {
  document: DocumentFacture;
  compte: CompteRow;
  nommes: Nommes;
  source: FactureSource;
  empreinte: Buffer;
}

async function write(
  tx: Tx,
  { document, compte, nommes, source, empreinte }: AEcrire,
): Promise<number> {
  const isAvoir = document.genre === 'avoir';
  const commandes = new Map(nommes.commandes.map(({ id, numero }) => [numero, id]));
  const bons = new Map(nommes.bons.map((bon) => [bon.numero, bon]));
  const sources = [...document.lignes, ...document.frais].map((ligne) => {
    const bon = 'bon' in ligne && ligne.bon ? bons.get(ligne.bon.numero) : undefined;
    const commande = 'commande' in ligne && ligne.commande ? ligne.commande.numero : '';
    return {
      commandeId: bon?.commandeId ?? commandes.get(commande) ?? null,
      ligneId: null,
      bonId: bon?.id ?? null,
    };
  });
  const [factureId = 0] = await insertFactures(tx, [
    {
      cle: randomBytes(16).toString('base64url'),
      compteId: compte.compteId,
      origine: 'erp',
      document,
      factureId: isAvoir ? (nommes.corrigee?.id ?? null) : null,
      sources,
    },
  ]);
  const bonIds = isAvoir ? [] : nommes.bons.map(({ id }) => id);
  await insertReprise(tx, {
    factureId,
    source: source.source.slice(0, 200),
    empreinte,
    bonIds,
    fichiers: source.fichiers,
  });
  await retirerBons(tx, bonIds);
  if (isAvoir && nommes.corrigee) {
    await deduireAvoir(tx, {
      factureId: nommes.corrigee.id,
      avoirId: factureId,
      jour: document.emiseLe,
    });
  }
  return factureId;
}
