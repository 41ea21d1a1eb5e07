/** Tables of a company with ten thousand orders and as many quotes: each filter, each order, far on. */
import { TRIS_COMMANDES } from '@comptoir/contract/commandes/commandes.contract.ts';
import { TRIS_DEVIS } from '@comptoir/contract/devis/devis.contract.ts';
import { TRIS_HABITUDES } from '@comptoir/contract/habitudes-achats/habitudes-achats.contract.ts';
import { TRIS_LISTES } from '@comptoir/contract/listes-achats/listes-achats.contract.ts';
import { TRIS_CONDITIONS } from '@comptoir/contract/tarif-compte/conditions.contract.ts';
import { TRIS_PRIX_NEGOCIES } from '@comptoir/contract/tarif-compte/prix-negocies.contract.ts';
import type { Shop } from '../../e2e/harness/shop.ts';
import type { Acheteur } from '../acheteurs.ts';
import type { GrandCompte } from '../grand-compte.ts';
import { measureLoad } from '../measured.ts';
import type { Row } from '../report.ts';

const SECONDS = { warmUp: 0.5, seconds: 2 };

const FILTRES_COMMANDES = {
  'no filter': '',
  words: 'recherche=chantier%207',
  'a word nobody wrote': 'recherche=introuvable',
  state: 'etat=livree',
  'two states': 'etat=livree&etat=annulee',
  period: 'du=2025-01-01&au=2025-12-31',
  chantier: 'chantier=Chantier%207',
  amount: 'montantMin=200&montantMax=400',
  'to approve': 'aValider=true',
  'words, state, period, amount':
    'recherche=chantier&etat=livree&du=2024-01-01&au=2026-12-31&montantMin=10&montantMax=5000',
};

const FILTRES_DEVIS = {
  'no filter': '',
  words: 'recherche=chantier%207',
  'a word nobody wrote': 'recherche=introuvable',
  state: 'etat=expire',
  'two states': 'etat=propose&etat=accepte',
  period: 'du=2025-01-01&au=2025-12-31',
};

const MOTS = {
  'no filter': '',
  words: 'recherche=vis%20bois',
  'a word nobody wrote': 'recherche=introuvable',
};

const FILTRES_HABITUDES = {
  ...MOTS,
  due: 'etat=due',
  'two states': 'etat=bientot&etat=irreguliere',
  chantier: 'chantier=Chantier%207',
  'words, state': 'recherche=vis&etat=due&etat=reguliere',
};

const FILTRES_PRIX = { ...MOTS, expiring: 'etat=expirant', expired: 'etat=expire' };

const FILTRES_CONDITIONS = { ...MOTS, families: 'sur=noeud', brands: 'sur=marque' };

const FILTRES_LISTES = { ...MOTS, 'a reference': 'recherche=VBF', archive: 'archivees=true' };

interface Liste {
  /** What there is, and how many. */
  quoi: string;
  path: string;
  filtres: Readonly<Record<string, string>>;
  tris: readonly string[];
  /** A page near the end. */
  loin: number;
  /** In every answer. */
  mot?: string;
  bar?: number;
}

export async function listesRows(
  shop: Shop,
  { acheteur, utilisateurId }: GrandCompte,
): Promise<Row[]> {
  const commandes = {
    quoi: '10,000 orders',
    path: '/api/commandes',
    filtres: { ...FILTRES_COMMANDES, person: `auteurId=${utilisateurId}` },
    tris: TRIS_COMMANDES,
    loin: 390,
  };
  const devis = {
    quoi: '10,000 quotes',
    path: '/api/devis',
    filtres: FILTRES_DEVIS,
    tris: TRIS_DEVIS,
    loin: 390,
  };
  const habitudes = {
    quoi: 'habits of 100,000 lines',
    path: '/api/habitudes-achats',
    filtres: FILTRES_HABITUDES,
    tris: TRIS_HABITUDES,
    loin: 20,
    bar: 50,
  };
  const prix = {
    quoi: '5,000 net prices',
    path: '/api/prix-negocies',
    filtres: FILTRES_PRIX,
    tris: TRIS_PRIX_NEGOCIES,
    loin: 150,
  };
  const conditions = {
    quoi: 'hundreds of discounts',
    path: '/api/conditions-tarifaires',
    filtres: FILTRES_CONDITIONS,
    tris: TRIS_CONDITIONS,
    loin: 4,
  };
  const listes = {
    quoi: '500 shopping lists',
    path: '/api/listes-achats',
    filtres: FILTRES_LISTES,
    tris: TRIS_LISTES,
    loin: 1,
    mot: '[',
  };
  const rows: Row[] = [];
  for (const liste of [commandes, devis, habitudes, prix, conditions, listes]) {
    rows.push(...(await listeRows(shop, acheteur, liste)));
  }
  return rows;
}

async function listeRows(
  shop: Shop,
  { headers }: Acheteur,
  { quoi, path, filtres, tris, loin: page, mot = '"total":', bar = 30 }: Liste,
): Promise<Row[]> {
  const far = page > 1 ? `&page=${page}` : '';
  const loin = tris.map((tri) => [`by ${tri}, far`, `tri=${tri}${far}`] as const);
  const rows: Row[] = [];
  for (const [nom, query] of [...Object.entries(filtres), ...loin]) {
    const measured = await measureLoad(
      shop,
      {
        connections: 1,
        next: () => ({ path: `${path}?${query}`, headers }),
        check: (status, body) => status === 200 && body.includes(mot),
      },
      SECONDS,
    );
    const name = `${quoi}, ${nom}`;
    rows.push({ name, value: measured.p95, unit: 'ms p95', bar, ...measured });
  }
  return rows;
}
