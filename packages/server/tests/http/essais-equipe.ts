/** Calls that name a person of a team, asked by the administrator of another company. */
import { envoi } from '../delegue/equipe.ts';
import { MOREL } from '../articles/golden.ts';
import type { Essai } from './essais-objets.ts';

const INCONNU = { code: 'introuvable' } as const;

export const ESSAIS_EQUIPE: Record<string, Essai> = {
  'POST /api/compte/invitations/{id}/renvoyer id': {
    par: 'administrateur',
    faire: (who, { sien }) =>
      who.call('POST', `/api/compte/invitations/${sien.invite}/renvoyer`, envoi({})),
    reponse: INCONNU,
  },
  'DELETE /api/compte/invitations/{id} id': {
    par: 'administrateur',
    faire: (who, { sien }) => who.call('DELETE', `/api/compte/invitations/${sien.invite}`),
    reponse: INCONNU,
  },
  'PUT /api/compte/utilisateurs/{id}/role id': {
    par: 'administrateur',
    faire: (who, { sien }) =>
      who.call(
        'PUT',
        `/api/compte/utilisateurs/${sien.personne}/role`,
        envoi({ role: 'consultation' }),
      ),
    reponse: INCONNU,
  },
  'PUT /api/compte/utilisateurs/{id}/acces id': {
    par: 'administrateur',
    faire: (who, { sien }) =>
      who.call('PUT', `/api/compte/utilisateurs/${sien.personne}/acces`, envoi({ actif: false })),
    reponse: INCONNU,
  },
  'GET /api/compte/utilisateurs/{id}/affaires id': {
    par: 'administrateur',
    faire: (who, { sien }) => who.call('GET', `/api/compte/utilisateurs/${sien.personne}/affaires`),
    reponse: INCONNU,
  },
  'POST /api/compte/utilisateurs/{id}/transmettre id': {
    par: 'administrateur',
    faire: (who, { equipe, sien }) =>
      who.call(
        'POST',
        `/api/compte/utilisateurs/${sien.personne}/transmettre`,
        envoi({ versId: equipe.personnes[MOREL], quoi: ['listes', 'panier', 'devis'] }),
      ),
    reponse: INCONNU,
  },
  'POST /api/compte/utilisateurs/{id}/transmettre versId': {
    par: 'administrateur',
    faire: (who, { equipe, sien }) =>
      who.call(
        'POST',
        `/api/compte/utilisateurs/${equipe.personnes[MOREL]}/transmettre`,
        envoi({ versId: sien.personne, quoi: ['listes', 'panier', 'devis'] }),
      ),
    reponse: INCONNU,
  },
};
