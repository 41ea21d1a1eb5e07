/** The mails about an access. Words someone may have typed for another are never in the first ones. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import { formatSiret } from '@comptoir/contract/identite/siret.ts';
import { liens } from '@comptoir/contract/liens.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { composer } from '../courrier/composer.ts';
import type { Courrier } from '../courrier/envoi.ts';
import { MOTS } from '../courrier/mots.ts';

type Genre =
  | 'activation'
  | 'activation-connue'
  | 'adhesion'
  | 'adhesion-acceptee'
  | 'adhesion-refusee'
  | 'adhesion-support'
  | 'invitation'
  | 'mot-de-passe-change'
  | 'reinitialisation'
  | 'suppression';

interface Destination {
  a: string;
  langue: Locale;
}

export interface CourriersIdentite {
  reinitialisation(vers: Destination, lien: { identifiant: string; jeton: string }): Courrier;
  motDePasseChange(vers: Destination, qui: { identifiant: string }): Courrier;
  /** Whoever gave the address: nothing they typed is in it. */
  activation(vers: Destination, lien: { siret: string; jeton: string; connu: boolean }): Courrier;
  invitation(
    vers: Destination,
    lien: { administrateur: string; compte: string; jeton: string },
  ): Courrier;
  /** To an administrator. */
  adhesion(vers: Destination, qui: Candidat): Courrier;
  /** To the shop, when the company has no administrator. */
  adhesionSansAdministrateur(
    vers: Destination,
    qui: Candidat & { code: string; siret: string },
  ): Courrier;
  adhesionAcceptee(vers: Destination, qui: { compte: string }): Courrier;
  adhesionRefusee(vers: Destination, qui: { compte: string }): Courrier;
  suppression(vers: Destination): Courrier;
}

interface Candidat {
  personne: string;
  email: string;
  compte: string;
}

/** `url`: of the shop, as people open it. */
export function createCourriersIdentite(url: string): CourriersIdentite {
  function rediger(
    genre: Genre,
    { a, langue }: Destination,
    path: string,
    valeurs: Record<string, string> = {},
  ): Courrier {
    const t = MOTS[langue];
    const toutes = { ...valeurs, enseigne: enseigne.nom };
    return composer({
      a,
      langue,
      sujet: t(`identite.${genre}.sujet`, toutes),
      texte: t(`identite.${genre}.texte`, toutes),
      bouton: { libelle: t(`identite.${genre}.bouton`, toutes), url: url + path },
      suite: t(`identite.${genre}.suite`, toutes),
    });
  }
  const activer = ({ langue }: Destination, jeton: string) =>
    liens.activationDeCompte(langue, { query: { jeton } });

  return {
    reinitialisation: (vers, { identifiant, jeton }) =>
      rediger('reinitialisation', vers, liens.reinitialisation(vers.langue, { query: { jeton } }), {
        identifiant,
      }),
    motDePasseChange: (vers, qui) =>
      rediger('mot-de-passe-change', vers, liens.motDePasseOublie(vers.langue), qui),
    activation: (vers, { siret, jeton, connu }) =>
      rediger(connu ? 'activation-connue' : 'activation', vers, activer(vers, jeton), {
        siret: formatSiret(siret),
        connexion: url + liens.connexion(vers.langue),
        oubli: url + liens.motDePasseOublie(vers.langue),
      }),
    invitation: (vers, { jeton, ...qui }) => rediger('invitation', vers, activer(vers, jeton), qui),
    adhesion: (vers, qui) => rediger('adhesion', vers, liens.coordonnees(vers.langue), { ...qui }),
    adhesionSansAdministrateur: (vers, { siret, ...qui }) =>
      rediger('adhesion-support', vers, liens.accueil(vers.langue), {
        ...qui,
        siret: formatSiret(siret),
      }),
    adhesionAcceptee: (vers, { compte }) =>
      rediger('adhesion-acceptee', vers, liens.connexion(vers.langue), { compte, email: vers.a }),
    adhesionRefusee: (vers, qui) =>
      rediger('adhesion-refusee', vers, liens.contact(vers.langue), qui),
    suppression: (vers) =>
      rediger('suppression', vers, liens.contact(vers.langue), { email: vers.a }),
  };
}
