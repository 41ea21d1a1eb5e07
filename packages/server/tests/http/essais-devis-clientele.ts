/** Fields of the calls of quotes for customers, asked by someone of another company. */
import type { CodeErreur } from '@comptoir/contract/http/erreurs.ts';
import { documentVide } from '@comptoir/contract/devis-clientele/document-vide.ts';
import { envoi } from '../delegue/equipe.ts';
import type { Visitor } from '../visitors.ts';
import type { BiensDeLemaire } from './biens-de-lemaire.ts';

type Faire = (who: Visitor, ici: { sien: BiensDeLemaire }) => Promise<Response>;

const DEVIS = '/api/devis-clientele';
const vide = documentVide({ langue: 'fr', devise: 'EUR', date: '2026-11-18' });

const sur =
  (method: string, suite = '', body?: unknown): Faire =>
  (who, { sien }) =>
    who.call(method, `${DEVIS}/${sien.devisClientele.id}${suite}`, body ? envoi(body) : undefined);

const ESSAIS: Record<string, Faire> = {
  'POST /api/devis-clientele modeleId': (who, { sien }) =>
    who.call('POST', DEVIS, envoi({ modeleId: sien.devisClientele.id })),
  'POST /api/devis-clientele listeId': (who, { sien }) =>
    who.call('POST', DEVIS, envoi({ source: 'liste', listeId: sien.liste })),
  'GET /api/devis-clientele/{id} id': sur('GET'),
  'PUT /api/devis-clientele/{id} id': sur('PUT', '', { document: vide }),
  'PATCH /api/devis-clientele/{id} id': sur('PATCH', '', { etat: 'perdu' }),
  'DELETE /api/devis-clientele/{id} id': sur('DELETE'),
  'POST /api/devis-clientele/{id}/restaurer id': sur('POST', '/restaurer'),
  'POST /api/devis-clientele/{id}/dupliquer id': sur('POST', '/dupliquer', {}),
  'POST /api/devis-clientele/{id}/envoyer id': sur('POST', '/envoyer', {}),
  'POST /api/devis-clientele/{id}/revoquer id': sur('POST', '/revoquer'),
  'POST /api/devis-clientele/{id}/panier id': sur('POST', '/panier'),
  'GET /api/devis-clientele/{id}/prix id': sur('GET', '/prix'),
  'GET /api/devis-clientele/{id}/export id': sur('GET', '/export?format=pdf'),
  'GET /api/devis-clientele/{id}/suite id': sur('GET', '/suite'),
  'GET /api/devis-clientele/{id}/versions/{rang} id': sur('GET', '/versions/1'),
  'DELETE /api/devis-clientele/clients/{id} id': (who, { sien }) =>
    who.call('DELETE', `${DEVIS}/clients/${sien.devisClientele.client}`),
  'DELETE /api/devis-clientele/ouvrages/{id} id': (who, { sien }) =>
    who.call('DELETE', `${DEVIS}/ouvrages/${sien.devisClientele.ouvrage}`),
};

export const ESSAIS_DEVIS_CLIENTELE = Object.fromEntries(
  Object.entries(ESSAIS).map(([champ, faire]) => [
    champ,
    { par: 'acheteur', faire, reponse: { code: 'introuvable' as CodeErreur } },
  ]),
);
