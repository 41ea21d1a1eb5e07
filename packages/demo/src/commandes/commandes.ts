/** What the customers of the demo ordered in two years: pure, drawn from their names. */
import type { EtatCommande } from '@comptoir/contract/commandes/commande.schema.ts';
import type { ModePaiement } from '@comptoir/contract/paiements/mode-paiement.ts';
import { choisir, fraction, melanger, tirage } from '../tirage.ts';

export interface AcheteurDemo {
  id: number;
  role: 'administrateur' | 'acheteur';
}

export interface ClientDemo {
  id: number;
  code: string;
  bloque: boolean;
  personnes: readonly AcheteurDemo[];
  chantiers: readonly string[];
}

export interface CommandeGeneree {
  compteId: number;
  utilisateurId: number;
  etat: EtatCommande;
  /** Days ago, and the hour of that day. */
  jours: number;
  heure: number;
  minute: number;
  chantier: string | null;
  referenceCommande: string | null;
  modePaiement: ModePaiement;
  /** Places in the list of what sells, and how many packings of each. */
  lignes: { place: number; lots: number }[];
}

const DEUX_ANS = 730;
/** Orders of the customer of the demo sign-ins; at least, and how many more at most, of each other. */
const COMMANDES = { petite: [64, 1, 5], moyenne: [400, 30, 40] } as const;

export function listCommandes(
  clients: readonly ClientDemo[],
  taille: 'petite' | 'moyenne',
): CommandeGeneree[] {
  const [premier, moins, plus] = COMMANDES[taille];
  return clients.flatMap((client, place) => {
    const hash = tirage(`commandes ${client.code}`);
    const suivies = taille === 'petite' ? SUIVIES[client.code] : undefined;
    const nombre =
      suivies?.length ??
      SILENCIEUX[client.code]?.commandes ??
      (place === 0 ? premier : moins + (hash % (plus + 1)));
    return Array.from({ length: nombre }, (_, i) => {
      const un = melanger(hash + i * 7);
      // Where there are enough of them, each has its part of the two years: no month is empty.
      const part = taille === 'petite' ? partOf(un) : (i + partOf(un)) / nombre;
      return commandeOf(client, { hash: un, i, part, suivie: suivies?.[i] });
    });
  });
}

/**
 * Whose invoices are to be seen in every state even where there are few orders: a town hall and a
 * company that pays in pounds. Days ago, the latest first.
 */
const SUIVIES: Readonly<Record<string, readonly number[] | undefined>> = {
  C10029: [1, 9, 14, 20, 27, 44, 65, 96, 131],
  C10036: [2, 10, 38, 71],
};

/** Who ordered regularly and no longer does, which their delegate should hear of; in days. */
const SILENCIEUX: Readonly<
  Record<string, { commandes: number; rythme: number; depuis: number } | undefined>
> = {
  C10050: { commandes: 9, rythme: 18, depuis: 47 },
  C10064: { commandes: 7, rythme: 30, depuis: 81 },
};

interface Rang {
  hash: number;
  i: number;
  /** Its place in the two years: 0 is the latest, 1 the oldest. */
  part: number;
  /** Days ago, where that is told. */
  suivie: number | undefined;
}

function commandeOf(client: ClientDemo, { hash, i, part, suivie }: Rang): CommandeGeneree {
  // The latest ones fill the states an order goes through; most customers have nothing under way.
  const isRecente = client.id === 1 || hash % 4 === 0;
  const silence = SILENCIEUX[client.code];
  const jours =
    suivie ??
    (silence
      ? silence.depuis + i * silence.rythme + (i === 0 ? 0 : hash % 3)
      : ((isRecente ? RECENTES[i] : undefined) ?? joursOf(part)));
  const acheteur = choisir(client.personnes, melanger(hash + 1));
  const chantier = hash % 3 === 0 ? null : choisir(client.chantiers, melanger(hash + 2));
  const etat =
    suivie !== undefined && suivie > 7
      ? 'livree'
      : etatOf(client, acheteur, jours, melanger(hash + 3));
  return {
    compteId: client.id,
    utilisateurId: acheteur.id,
    etat,
    jours,
    heure: 7 + (hash % 10),
    minute: melanger(hash + 4) % 60,
    chantier,
    referenceCommande: hash % 4 === 0 ? `BC-${1000 + (hash % 9000)}` : null,
    // A card is only taken for what is then prepared.
    modePaiement:
      etat === 'refusee' || etat === 'annulee' || suivie !== undefined
        ? 'en-compte'
        : choisir(MODES, melanger(hash + 5)),
    lignes: Array.from({ length: 1 + (melanger(hash + 6) % 8) }, (_, ligne) => ({
      place: melanger(hash + 10 + ligne),
      lots: 1 + (melanger(hash + 40 + ligne) % 5),
    })),
  };
}

/** Not of today: the demo may be loaded before the hour they are placed at. */
const RECENTES = [1, 2, 2, 3, 4, 7] as const;
const MODES: readonly ModePaiement[] = ['en-compte', 'en-compte', 'en-compte', 'virement', 'carte'];

function partOf(hash: number): number {
  return fraction(melanger(hash + 7));
}

/** More of them lately. */
function joursOf(part: number): number {
  return 8 + Math.floor(part ** 1.6 * (DEUX_ANS - 8));
}

function etatOf(
  { bloque }: ClientDemo,
  { role }: AcheteurDemo,
  jours: number,
  hash: number,
): EtatCommande {
  if (hash % 33 === 0) return 'annulee';
  // Nobody refuses an order of whoever runs the account.
  if (hash % 17 === 0 && role === 'acheteur' && jours > 3) return 'refusee';
  // A customer who may no longer order has nothing under way.
  if (bloque || jours > 7) return 'livree';
  if (jours > 3) return hash % 3 === 0 ? 'expediee' : 'livree';
  if (jours > 2) return 'expediee';
  if (jours > 1) return hash % 2 === 0 ? 'expediee-partiellement' : 'en-preparation';
  return 'validee';
}
