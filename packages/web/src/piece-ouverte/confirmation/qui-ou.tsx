/** Where it goes, who is met, where the invoice goes: at a glance. */
import { useRouteContext } from '@tanstack/react-router';
import type { PieceOuverte } from '@comptoir/contract/piece-ouverte/piece-ouverte.contract.ts';
import { nomMagasin } from '../../articles/nom-magasin.public.ts';
import { AdresseEcrite } from '../../commandes/adresse-ecrite.public.tsx';
import { Destinations, isParChantier } from '../../commandes/destinations.public.tsx';
import { LienTelephone } from '../../commandes/lien-telephone.public.tsx';
import { openOverlay } from '../../overlay/overlay-store.ts';
import { useTexts } from '../../words/use-texts.ts';
import { lienEtape } from '../etapes.ts';
import { Bloc } from './bloc.tsx';

export function QuiOu({ piece }: { piece: PieceOuverte }) {
  const t = useTexts('piece-ouverte');
  const { locale } = useRouteContext({ from: '__root__' });
  const { livraison, contact, facturation } = piece;
  const mode = livraison?.mode ?? 'livraison';
  return (
    <div className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
      <Bloc titre={t(`modes.${mode}`)} modifier={lienEtape(locale, 'livraison')}>
        {livraison && isParChantier(livraison) && (
          <Destinations
            livraison={livraison}
            contact={contact}
            sansChantier={t('chantiers.sansNom')}
            direLignes={(count) => t('lignes', { count })}
          />
        )}
        {livraison && !isParChantier(livraison) && (
          <>
            <p className="type-name">{nomMagasin(livraison.libelle)}</p>
            {livraison.adresse && (
              <AdresseEcrite adresse={livraison.adresse} className="type-body" />
            )}
            <p className="mt-1 text-text-2">{t(`formules.${livraison.formule}`)}</p>
            {livraison.consignes && <p className="type-meta text-text-2">{livraison.consignes}</p>}
          </>
        )}
      </Bloc>
      <Bloc titre={t(`contact.bloc-${mode}`)} modifier={lienEtape(locale, 'contact')}>
        {contact && (
          <>
            <p className="type-name">{contact.nom}</p>
            <p>
              <LienTelephone numero={contact.telephone} />
            </p>
            <p className="break-words">{contact.email}</p>
            {mode === 'livraison' && (
              <p className="mt-1 text-text-2">{t(`creneaux.${contact.creneau}`)}</p>
            )}
            <p className="type-meta text-text-2">{contact.acces}</p>
          </>
        )}
      </Bloc>
      <Bloc
        titre={t('facturation.titre')}
        modifier={() => openOverlay('adresse-facturation', { adresse: facturation })}
      >
        <AdresseEcrite adresse={facturation} avecNom className="type-body" />
      </Bloc>
    </div>
  );
}
