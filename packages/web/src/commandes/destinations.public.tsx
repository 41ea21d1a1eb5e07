/** Where an order goes, place by place: its chantiers, its address, who is met, what arrives when. */
import { clsx } from 'clsx';
import type { LivraisonChoisie } from '@comptoir/contract/livraison/choix.schema.ts';
import { listDestinations } from '@comptoir/contract/livraison/destinations.ts';
import { jourDate } from '@comptoir/contract/words/jours-dits.ts';
import type { ContactLivraison } from '@comptoir/contract/piece-ouverte/contact.schema.ts';
import { useLocale } from '../words/use-texts.ts';
import { AdresseEcrite } from './adresse-ecrite.public.tsx';
import { LienTelephone } from './lien-telephone.public.tsx';

interface Props {
  livraison: LivraisonChoisie;
  contact: ContactLivraison | null;
  /** What goods of no chantier are called. */
  sansChantier: string;
  /** « 3 lignes » */
  direLignes: (nombre: number) => string;
  className?: string;
}

export function Destinations(props: Props) {
  const { livraison, contact, sansChantier, direLignes, className } = props;
  const locale = useLocale();
  return (
    <ul className={clsx('divide-y divide-line', className)}>
      {listDestinations(livraison, contact).map((lieu) => (
        <li key={`${lieu.libelle} ${lieu.adresse?.ligne1}`} className="py-3 first:pt-0 last:pb-0">
          <p className="type-name">{lieu.libelle}</p>
          {lieu.adresse && <AdresseEcrite adresse={lieu.adresse} />}
          {lieu.contact && (
            <p className="type-meta">
              {lieu.contact.nom} <LienTelephone numero={lieu.contact.telephone} />
            </p>
          )}
          {lieu.consignes && (
            <p className="type-meta whitespace-pre-line text-text-2">{lieu.consignes}</p>
          )}
          <ul className="mt-1">
            {lieu.envois.map(({ jour, chantier, lignes, nombreLignes }, rang) => (
              <li
                // Two may arrive on the same day: their rank tells them apart.
                key={`${jour} ${chantier} ${rang}`}
                className="flex flex-wrap justify-between gap-x-3 type-meta"
              >
                <span className="wrap-anywhere">
                  {chantier ?? sansChantier}
                  <span className="text-text-2">
                    {' '}
                    · {direLignes(nombreLignes ?? lignes.length)}
                  </span>
                </span>
                <b className="whitespace-nowrap">{jourDate(locale, jour)}</b>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** Whether its chantiers go to places or on days of their own. */
export function isParChantier({ formule }: Pick<LivraisonChoisie, 'formule'>): boolean {
  return formule === 'par-chantier';
}
