/** Invoices sent to a platform over HTTP, and asked for there. */
import { ETATS_PLATEFORME, type Accuse, type EnvoiFactures } from './envoi-factures.ts';

export interface Plateforme {
  /** Without trailing slash. */
  url: string;
  cleSecrete: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;
const MAX_SIGNES_REPONSE = 65_536;
const MAX_SIGNES_MOTIF = 300;
/** It will not take the same tomorrow either; any other failure may pass. */
const REFUS = new Set([400, 404, 409, 413, 415, 422]);

export function createEnvoiHttp({
  url,
  cleSecrete,
  timeoutMs = TIMEOUT_MS,
}: Plateforme): EnvoiFactures {
  async function appeler(
    chemin: string,
    init: {
      method?: 'POST';
      body?: Uint8Array<ArrayBuffer>;
      headers?: Record<string, string>;
    } = {},
  ): Promise<Accuse> {
    const reponse = await fetch(url + chemin, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${cleSecrete}` },
      // An address that leads elsewhere is no platform that was agreed on.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const texte = (await reponse.text()).slice(0, MAX_SIGNES_REPONSE);
    if (REFUS.has(reponse.status)) {
      const { motif = '' } = read(texte);
      return { etat: 'refusee', reference: undefined, motif: motif || `HTTP ${reponse.status}` };
    }
    if (!reponse.ok) throw new Error(`the platform answered ${reponse.status}`);
    const { etat, reference, motif = '' } = read(texte);
    const connu = ETATS_PLATEFORME.find((each) => each === etat);
    if (!connu) throw new Error('the platform answered something else than a state');
    return { etat: connu, reference, motif };
  }
  return {
    deposer: ({ cle, numero, adresse, canal, nom, octets }) =>
      appeler('/factures', {
        method: 'POST',
        body: new Uint8Array(octets),
        headers: {
          'content-type': 'application/pdf',
          'idempotency-key': cle,
          'x-facture-numero': numero,
          'x-facture-canal': canal,
          'x-facture-destinataire': adresse,
          'x-facture-fichier': nom,
        },
      }),
    readEtat: (reference) => appeler(`/factures/${encodeURIComponent(reference)}`),
  };
}

interface Reponse {
  etat?: string;
  reference?: string;
  motif?: string;
}

function read(texte: string): Reponse {
  let lu: unknown;
  try {
    lu = JSON.parse(texte);
  } catch {
    return {};
  }
  if (typeof lu !== 'object' || lu === null) return {};
  const champ = (nom: string) => {
    const valeur = (lu as Record<string, unknown>)[nom];
    return typeof valeur === 'string' ? { [nom]: valeur.slice(0, MAX_SIGNES_MOTIF) } : {};
  };
  return { ...champ('etat'), ...champ('reference'), ...champ('motif') };
}
