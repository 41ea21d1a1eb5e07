/** Who is met at the addresses that keep a contact of their own. */
import type { LivraisonChoisie } from '@comptoir/contract/livraison/choix.schema.ts';
import { listDestinations } from '@comptoir/contract/livraison/destinations.ts';
import { LienTelephone } from '../../commandes/lien-telephone.public.tsx';
import { useTexts } from '../../words/use-texts.ts';

export function ContactsPropres({ livraison }: { livraison: LivraisonChoisie }) {
  const t = useTexts('piece-ouverte');
  const lieux = listDestinations(livraison, null).filter(({ contact }) => contact !== null);
  if (lieux.length === 0) return null;
  return (
    <div className="mt-6 max-w-160 rounded-control bg-sunk px-4 py-3">
      <p className="text-pretty">{t('contact.propres')}</p>
      <ul className="mt-1">
        {lieux.map(({ libelle, adresse, contact }) => (
          <li key={`${libelle} ${adresse?.ligne1}`} className="type-meta">
            <b>{libelle}</b> {contact?.nom} <LienTelephone numero={contact?.telephone ?? ''} />
          </li>
        ))}
      </ul>
    </div>
  );
}
