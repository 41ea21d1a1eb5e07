/** A platform as the port knows one, on HTTP of its own: down, slow, refusing, answering later. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EtatPlateforme } from '../../src/factures/envoi/envoi-factures.ts';

export interface Depot {
  reference: string;
  numero: string;
  destinataire: string;
  octets: Buffer;
  etat: EtatPlateforme;
  motif: string;
  /** How often it came. */
  fois: number;
}

export interface FaussePlateforme {
  url: string;
  /** What it took, by the key each came with. */
  depots: Map<string, Depot>;
  /** How it answers from now on; `muette`: it takes what it is sent and never says so. */
  humeur: 'bonne' | 'panne' | 'muette' | 'refus' | 'bavarde';
  /** Settles once something was taken that is not answered. */
  pris: Promise<void>;
  close(): Promise<void>;
}

export const CLE_PLATEFORME = 'cle-secrete-de-la-plateforme';

export async function startPlateforme(): Promise<FaussePlateforme> {
  const prise = Promise.withResolvers<void>();
  const http = createServer((demande, reponse) => void repondre(demande, reponse));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  const plateforme: FaussePlateforme = {
    url: `http://127.0.0.1:${port}`,
    depots: new Map(),
    humeur: 'bonne',
    pris: prise.promise,
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };

  async function repondre(demande: IncomingMessage, reponse: ServerResponse): Promise<void> {
    const dire = (status: number, corps: unknown) =>
      reponse.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(corps));
    const morceaux: Buffer[] = [];
    for await (const morceau of demande) morceaux.push(morceau as Buffer);
    const { humeur, depots } = plateforme;
    if (demande.headers.authorization !== `Bearer ${CLE_PLATEFORME}`) return void dire(401, {});
    if (humeur === 'panne') return void dire(503, {});
    if (humeur === 'bavarde') return void reponse.end('<html>maintenance</html>');
    if (demande.method === 'GET') {
      const reference = demande.url?.split('/').at(-1);
      const trouve = [...depots.values()].find((depot) => depot.reference === reference);
      if (!trouve) return void dire(404, { motif: 'inconnue' });
      const { etat, motif } = trouve;
      return void dire(200, { etat, motif, reference });
    }
    if (humeur === 'refus') return void dire(422, { motif: 'destinataire absent de l’annuaire' });
    const cle = String(demande.headers['idempotency-key']);
    const deja = depots.get(cle);
    const depot: Depot = deja ?? {
      reference: `PA-${depots.size + 1}`,
      numero: String(demande.headers['x-facture-numero']),
      destinataire: String(demande.headers['x-facture-destinataire']),
      octets: Buffer.concat(morceaux),
      etat: 'deposee',
      motif: '',
      fois: 0,
    };
    depot.fois++;
    depots.set(cle, depot);
    if (humeur === 'muette') return prise.resolve();
    dire(deja ? 200 : 201, { reference: depot.reference, etat: depot.etat });
  }

  return plateforme;
}
