/**
 * What the capabilities of a shop share, made once. A capability takes the shop where it registers
 * its calls; its verbs name the few parts that they need.
 */
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createActualites, type ReadActualites } from './actualites/actualites.public.ts';
import { createArticles, type Articles } from './articles/articles.public.ts';
import { createArbre, type Arbre } from './catalogue/arbre.ts';
import { createClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Pool } from './db/pool.ts';
import { choisirEnvoi, type EnvoiFactures } from './factures/envoi.public.ts';
import type { Calls } from './http/calls.ts';
import { createPorts, type ReadPorts } from './livraison/ports.ts';
import { createLieux, type ReadLieux } from './magasins/magasins.public.ts';
import { createMessages, type Messages } from './messages/messages.public.ts';
import type { Bus } from './outbox/bus.ts';
import { choisirFournisseur, type DepsPaiements } from './paiements/paiements.public.ts';
import { createLectures, type LecturesGardees } from './panier/lectures-gardees.ts';
import { createPromotions, type Promotions } from './panier/promotions/promotions-du-jour.ts';
import type { ListingIndex } from './recherche/index/listing-index.ts';
import { createNotes, type Notes } from './recherche/suggestions/termes-notes.ts';
import { createSessionCookie, type SessionCookie } from './session/session-cookie.ts';
import { createSessions, type Sessions } from './session/session.public.ts';
import { createSondages, type Sondages } from './sondages/sondages.public.ts';

export interface ShopOptions {
  config: Config;
  pool: Pool;
  log: FastifyBaseLogger;
  /** Without one nothing is kept in memory: every answer is read from the database. */
  bus?: Bus;
  /** Finds what listings show; without one they are refused. */
  index?: ListingIndex;
  /** Now, unless a test says otherwise. */
  now?: () => Date;
}

export interface Shop {
  config: Config;
  /** Public address, as people open it: links of mails, files and pictures lead there. */
  url: string;
  pool: Pool;
  log: FastifyBaseLogger;
  clock: Clock;
  bus: Bus | undefined;
  index: ListingIndex | undefined;
  sessions: Sessions;
  cookie: SessionCookie;
  arbre: Arbre;
  lieux: ReadLieux;
  articles: Articles;
  /** Those of the day, for baskets; `lectures` keeps what was read of baskets last. */
  promotions: Promotions;
  lectures: LecturesGardees;
  ports: ReadPorts;
  /** Who takes cards; undefined where nobody does. */
  fournisseur: DepsPaiements['fournisseur'];
  /** By which invoices leave for a platform. */
  envoi: EnvoiFactures;
  readActualites: ReadActualites;
  sondages: Sondages;
  messages: Messages;
  /** Words that people search for. */
  notes: Notes;
}

/** Adds the calls of a capability, and what it serves beside them. */
export type Register = (calls: Calls, shop: Shop, app: FastifyInstance) => void | Promise<void>;

export function createShop({ config, pool, log, bus, index, now }: ShopOptions): Shop {
  const clock = createClock(now);
  const lieux = createLieux({ pool, bus });
  return {
    config,
    url: config.url,
    pool,
    log,
    clock,
    bus,
    index,
    sessions: createSessions(pool),
    cookie: createSessionCookie(config.url),
    arbre: createArbre(pool, bus),
    lieux,
    articles: createArticles({ pool, bus, lieux, clock }),
    promotions: createPromotions({ pool, bus, clock }),
    lectures: createLectures(),
    ports: createPorts({ pool, bus }),
    fournisseur: choisirFournisseur(config, pool),
    envoi: choisirEnvoi(config),
    readActualites: createActualites({ pool, bus, clock }),
    sondages: createSondages({ pool, bus, clock }),
    messages: createMessages(pool, bus),
    notes: createNotes({ pool, log }),
  };
}
