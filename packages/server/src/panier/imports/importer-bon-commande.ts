import type { CallAnswer } from '@comptoir/contract/http/call.ts';
import type { importerBonCommande as contract } from '@comptoir/contract/panier/import.contract.ts';
import {
  MAX_SIGNES_CHANTIER,
  MAX_SIGNES_ENGAGEMENT,
  MAX_SIGNES_REFERENCE,
} from '@comptoir/contract/panier/limites.ts';
import { nettoyerLigne } from '@comptoir/contract/words/texte-saisi.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Demande } from '../../http/acteur.ts';
import { resolveChantier, type ChoixChantier } from '../chantiers/chantier-choisi.ts';
import { findChantier, updateChantier, type ChantierTenu } from '../chantiers/chantiers.sql.ts';
import { choix as lesquelles, listTenues } from '../lignes/tenues.sql.ts';
import type { PanierVerrouille } from '../panier.sql.ts';
import type { CommandeLue } from './commande-lue.ts';
import { importerLignes } from './importer-lignes.ts';
import { findNumeros } from './numeros.sql.ts';
import type { ImportDeps } from './reconnaitre-lignes.ts';

export interface BonCommande {
  commande: CommandeLue;
  choix: ChoixChantier;
  cle: string | undefined;
}

/** The lines of a purchase order, and its numbers on the chantier they go to. */
export async function importerBonCommande(
  deps: ImportDeps,
  demande: Demande,
  { commande, choix, cle }: BonCommande,
): Promise<CallAnswer<typeof contract>> {
  const { format, lignes } = commande;
  const numeros = {
    referenceCommande: borner(commande.numero, MAX_SIGNES_REFERENCE),
    numeroEngagement: borner(commande.engagement, MAX_SIGNES_ENGAGEMENT),
  };
  const importe = await importerLignes(deps, demande, {
    lignes,
    alentours: commande,
    choix,
    mode: 'ajouter',
    lue: undefined,
    cle,
    preparer: async (tx, panier) => {
      const chantier = await choisirChantier(tx, panier, choix, numeros.referenceCommande);
      await noter(tx, panier, chantier, numeros);
      return chantier.id;
    },
  });
  const ecrits =
    importe.chantierId === null ? undefined : await findNumeros(deps.pool, importe.chantierId);
  return { ...importe, format, ...(ecrits ?? numeros) };
}

interface Numeros {
  referenceCommande: string | null;
  numeroEngagement: string | null;
}

/**
 * The one they chose; else the first, unless it already is another order: two orders keep their
 * numbers apart, each in a chantier named after its own.
 */
async function choisirChantier(
  tx: Tx,
  panier: PanierVerrouille,
  choix: ChoixChantier,
  reference: string | null,
): Promise<ChantierTenu> {
  const isChosen = choix.chantierId !== undefined || choix.chantier !== undefined;
  if (isChosen || reference === null) return read(tx, panier, choix);
  const premier = await read(tx, panier, {});
  if (premier.referenceCommande === reference) return premier;
  const siennes = await listTenues(tx, panier.id, lesquelles.duChantier(premier.id));
  if (siennes.length === 0 && premier.referenceCommande === null) return premier;
  return read(tx, panier, { chantier: reference.slice(0, MAX_SIGNES_CHANTIER) });
}

async function read(tx: Tx, panier: PanierVerrouille, choix: ChoixChantier): Promise<ChantierTenu> {
  const id = await resolveChantier(tx, panier, choix);
  const chantier = await findChantier(tx, panier.id, id);
  if (!chantier) throw new Error(`chantier ${id} went away under the lock of its basket`);
  return chantier;
}

/** What the buyer wrote themselves stays. */
async function noter(
  tx: Tx,
  { suivante }: PanierVerrouille,
  chantier: ChantierTenu,
  { referenceCommande, numeroEngagement }: Numeros,
): Promise<void> {
  const complete = {
    ...chantier,
    referenceCommande: chantier.referenceCommande ?? referenceCommande,
    numeroEngagement: chantier.numeroEngagement ?? numeroEngagement,
  };
  if (
    complete.referenceCommande === chantier.referenceCommande &&
    complete.numeroEngagement === chantier.numeroEngagement
  ) {
    return;
  }
  await updateChantier(tx, { ...complete, version: suivante });
}

function borner(texte: string | null, max: number): string | null {
  return texte === null ? null : nettoyerLigne(texte).slice(0, max) || null;
}
