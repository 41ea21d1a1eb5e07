/** Asks a shop many things nobody should ask, as everybody; reports what it could not answer. */
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool } from '../../src/db/pool.ts';
import { newBuyer, newDelegue, newVisitor, type Opened } from '../visitors.ts';
import { drawRequete, type Cibles, type Requete, type Role } from './requetes.ts';

/** Longer, and somebody waits. */
export const LENT_MS = 2000;
const ABANDON_MS = 60_000;

export interface FuzzOptions extends Cibles {
  url: string;
  pool: Pool;
  nombre: number;
  graine: number;
  /** The requests from this number on, to go on with what was asked so far. */
  suite?: { depuis: number; rapport: Rapport };
  /** Requests at once. */
  connexions: number;
  /** Who stands for the roles of a company. */
  personnes: { acheteur: string; administrateur: string; bloque: string; delegue: string };
  onProgress?: (done: number) => Promise<void>;
}

export interface Incident extends Requete {
  status: number;
  ms: number;
  reponse: string;
}

export interface Rapport {
  statuts: Record<number, number>;
  /** Calls and pages that answered well at least once. */
  atteintes: Set<string>;
  /** 5xx, but for a 503 that says when to come back; and connections that were cut. */
  fautes: Incident[];
  lentes: Incident[];
}

export async function fuzz(options: FuzzOptions): Promise<Rapport> {
  const { url, graine, nombre, connexions, suite, onProgress } = options;
  const rapport = suite?.rapport ?? {
    statuts: {},
    atteintes: new Set(),
    fautes: [],
    lentes: [],
  };
  const agent = new Agent({ keepAlive: true, maxSockets: connexions });
  const gens = createGens(options);
  let next = suite?.depuis ?? 0;
  async function work(): Promise<void> {
    for (let numero = next++; numero < nombre; numero = next++) {
      const requete = drawRequete(options, graine, numero);
      const who = await gens.as(requete.role);
      const begun = performance.now();
      const answer = await send(url, agent, requete, who);
      note(rapport, requete, answer, performance.now() - begun);
      if (answer.status === 401) gens.forget(requete.role, who);
      if (numero % 1000 === 999) await onProgress?.(numero + 1);
    }
  }
  await Promise.all(Array.from({ length: connexions }, work));
  agent.destroy();
  return rapport;
}

interface Reponse {
  status: number;
  retryAfter: string | undefined;
  texte: string;
}

function note(rapport: Rapport, requete: Requete, answer: Reponse, ms: number): void {
  const { status, retryAfter, texte } = answer;
  rapport.statuts[status] = (rapport.statuts[status] ?? 0) + 1;
  if (status >= 200 && status < 400) rapport.atteintes.add(requete.cible);
  const incident = { ...requete, status, ms: Math.round(ms), reponse: texte.slice(0, 300) };
  const isForNow = status === 503 && retryAfter !== undefined;
  if (status === 0 || (status >= 500 && !isForNow)) rapport.fautes.push(incident);
  if (ms > LENT_MS) rapport.lentes.push(incident);
}

/** By hand: fetch would mend what is wrong with it. */
function send(url: string, agent: Agent, requete: Requete, who: Gens): Promise<Reponse> {
  const { method, path, headers, body } = requete;
  const isCall = path.startsWith('/api/');
  const given = {
    ...(isCall ? { authorization: `Bearer ${who.bearer}` } : {}),
    cookie: who.cookie,
    ...headers,
    ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
  };
  return new Promise((resolve) => {
    const asked = request(url + path, { method, agent, headers: given }, (answer) => {
      let texte = '';
      answer.on('data', (chunk: Buffer) => {
        if (texte.length < 300) texte += chunk.toString('latin1');
      });
      answer.on('close', () =>
        resolve({
          status: answer.statusCode ?? 0,
          retryAfter: answer.headers['retry-after'],
          texte,
        }),
      );
    });
    asked.setTimeout(ABANDON_MS, () => asked.destroy(new Error('no answer')));
    asked.on('error', (error) =>
      resolve({ status: 0, retryAfter: undefined, texte: error.message }),
    );
    asked.end(body);
  });
}

interface Gens {
  cookie: string;
  bearer: string;
}

const ESSAIS = 10;

/** A shop that has enough to do says when to come back. */
async function entrer(open: () => Promise<Opened>, essais = ESSAIS): Promise<Gens> {
  try {
    const { cookie, bearer } = await open();
    return { cookie, bearer };
  } catch (error) {
    if (essais === 1) throw error;
    await delay(1000);
    return entrer(open, essais - 1);
  }
}

/** One session for each role, another where what was asked ended it. */
function createGens({ url, pool, personnes }: FuzzOptions) {
  const known = new Map<Role, Promise<Gens>>();
  const { acheteur, administrateur, bloque, delegue } = personnes;
  const place = { url, pool };
  const open: Record<Role, () => Promise<Opened>> = {
    visiteur: () => newVisitor(url),
    acheteur: () => newBuyer(place, acheteur),
    administrateur: () => newBuyer(place, administrateur),
    bloque: () => newBuyer(place, bloque),
    delegue: () => newDelegue(place, delegue),
    'delegue-agissant': () => newDelegue(place, delegue, acheteur),
  };
  return {
    as(role: Role): Promise<Gens> {
      let gens = known.get(role);
      if (!gens) known.set(role, (gens = entrer(open[role])));
      return gens;
    },
    forget(role: Role, gens: Gens): void {
      void known.get(role)?.then((current) => {
        if (current === gens) known.delete(role);
      });
    },
  };
}
