import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { isFiltree } from '../../mon-compte/adresse-liste.public.ts';
import { PucesListe } from '../../mon-compte/filtres-communs.public.tsx';
import { usePage } from '../../page/page-context.ts';
import { useTexts } from '../../words/use-texts.ts';
import type { RequeteCommandes } from '../filtres-commandes.ts';
import type { ListeCommandes } from './barre-filtres.tsx';

interface Props {
  requete: RequeteCommandes;
  reponse: ListeCommandes;
}

export function PucesFiltres({ requete, reponse }: Props) {
  const t = useTexts('commandes');
  const { locale } = usePage();
  const { chantier, auteurId, montantMin, montantMax, tri } = requete;
  const { total } = reponse;
  const auteur = reponse.auteurs.find(({ id }) => id === auteurId)?.nom;
  const dire = (montant: number | undefined, phrase: (dit: string) => string) =>
    montant === undefined ? undefined : phrase(formatNombre(locale, montant));
  const hrefOf = (query: RequeteCommandes) => liens.commandes(locale, { query });
  return (
    <PucesListe
      nombre={t('liste.nombre', { count: total, nombre: formatNombre(locale, total) })}
      requete={requete}
      autres={[
        ['chantier', chantier],
        ['auteurId', auteurId === undefined ? undefined : (auteur ?? String(auteurId))],
        ['montantMin', dire(montantMin, (montant) => t('puces.montantMin', { montant }))],
        ['montantMax', dire(montantMax, (montant) => t('puces.montantMax', { montant }))],
      ]}
      hrefSans={(nom) => hrefOf({ ...requete, [nom]: undefined, page: undefined })}
      effacer={isFiltree(requete) ? hrefOf({ tri }) : undefined}
    />
  );
}
