/** What the server and the page bundle agree on. Types only: the server does not compile the pages. */
import type { Montant } from '@comptoir/contract/argent.ts';
import type { Discretion } from '@comptoir/contract/discretion/discretion.ts';
import type { Preferences } from '@comptoir/contract/identite/preferences.schema.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import type { Message } from '@comptoir/contract/messages/messages.contract.ts';
import type { MagasinReference } from '@comptoir/contract/session/magasin-reference.contract.ts';
import type { Api } from '../page/api.ts';

export interface DelegueAffiche {
  code: string;
  nom: string;
  initiales: string;
  email: string;
  /** Percent, the most the delegate may give. */
  plafondRemise?: number;
  /** ISO date: the end of their session, unless they do something meanwhile. */
  expireLe?: string;
  /** The banner is folded on this device. */
  isReplie: boolean;
}

/** The visitor, as pages show them. */
export interface SessionAffichee {
  isAuthenticated: boolean;
  /** The person they are or act for. */
  utilisateur?: { id: number; prenom: string; nom: string; initiales: string };
  /** They may look and ask for quotes, not order: their company, or their role in it. */
  consultation?: 'compte' | 'role';
  /** The company of that person. `bloque`: it may look and ask for quotes, not order. */
  compte?: { id: number; code: string; libelle: string; ville?: string; bloque: boolean };
  /** What they prefer of how pages look; absent: as everybody. */
  preferences?: Partial<
    Pick<
      Preferences,
      'prix' | 'densite' | 'formatExport' | 'colonnes' | 'chantiers' | 'chantierDefaut'
    >
  >;
  delegue?: DelegueAffiche;
  /** What this device hides of prices. */
  discretion?: Discretion | undefined;
  /** The store they chose. */
  magasin?: MagasinReference | undefined;
  /** Absent on pages shared by all visitors. */
  panier?: { nombreArticles: number };
  /** Chantiers of their basket that are folded on this device; absent where none is. */
  chantiersPlies?: readonly number[];
}

/** What the server tells every page about the shop and the visitor; hydrated with the page. */
export interface Site {
  /** Public address of the shop, without trailing slash. */
  origin: string;
  /** Whether the developers' pages exist. */
  atelier: boolean;
  session: SessionAffichee;
  /** From which amount carriage is free for all; its currency is that of the whole page. */
  franco: Montant;
}

export interface RenderInput {
  /** Path and search as asked. */
  url: string;
  site: Site;
  api: Api;
  /** What the shop announces to the visitor. */
  messages: readonly Message[];
  /** Absent for pages kept in the page cache: their scripts are allowed by hash. */
  nonce?: string;
  signal: AbortSignal;
}

export interface RenderedPage {
  status: number;
  html: Buffer;
  /** Where to go instead, when the page redirects. */
  location?: string;
  /** What the page was made from; the page cache forgets it when one of them changes. */
  tags: ReadonlySet<string>;
}

export interface ViteChunk {
  file: string;
  imports?: string[];
}
export type ViteManifest = Record<string, ViteChunk>;

/** The exports of entry-server.tsx. */
export interface PageBundle {
  pageAssetsForBuild(vite: ViteManifest): unknown;
  pageAssetsForDev(): unknown;
  renderPage(input: RenderInput, assets: unknown): Promise<RenderedPage>;
  /** The web app manifest in one language. */
  manifest(locale: Locale): object;
  /** For the site map: pages that exist whatever the data, without language prefix. */
  sitePaths: readonly string[];
}
