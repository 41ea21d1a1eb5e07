/** Somebody to turn to: who, what for, when, how. */
import { Mail, Phone, PhoneIncoming } from 'lucide-react';
import { clsx } from 'clsx';
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type { Interlocuteur } from '@comptoir/contract/contact/contacts.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatHeure } from '@comptoir/contract/words/formats.ts';
import { formatTelephone } from '@comptoir/contract/words/telephone.ts';
import { nomMagasin } from '../../articles/nom-magasin.public.ts';
import { texteOuverture } from '../../magasins/texte-ouverture.public.ts';
import { Lien } from '../../page/lien.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';

const LIGNE =
  'inline-flex min-h-8 max-w-full items-center gap-2 text-link hover:underline max-sm:min-h-11 pointer-coarse:min-h-11';

interface Props {
  interlocuteur: Interlocuteur;
  jour: string;
  onRappeler: () => void;
}

export function CarteInterlocuteur({ interlocuteur, jour, onRappeler }: Props) {
  const t = useTexts('contacts');
  const { genre, telephone, email, creneaux } = interlocuteur;
  const nom = t(`genres.${genre}`);
  return (
    <li className="flex flex-col bg-bg p-4 sm:p-5">
      <h2 className="type-meta text-text-2">{nom}</h2>
      <Nom interlocuteur={interlocuteur} />
      <p className="mt-2 text-pretty text-text-2">{t(`pour.${genre}`)}</p>
      <Horaires interlocuteur={interlocuteur} jour={jour} />
      <ul className="mt-2">
        {telephone && (
          <li>
            <a href={`tel:${telephone.replaceAll(/[^+\d]/g, '')}`} className={LIGNE}>
              <Phone size={16} aria-hidden className="shrink-0" />
              {formatTelephone(telephone)}
            </a>
          </li>
        )}
        <li>
          <a href={`mailto:${email}`} className={LIGNE}>
            <Mail size={16} aria-hidden className="shrink-0" />
            <span className="min-w-0 break-all">{email}</span>
          </a>
        </li>
      </ul>
      <div className="mt-auto pt-3">
        {creneaux.length > 0 ? (
          <Button
            size="sm"
            icon={PhoneIncoming}
            aria-label={t('rappelerPar', { qui: nom })}
            onClick={onRappeler}
          >
            {t('rappeler')}
          </Button>
        ) : (
          <p className="type-meta text-text-2">{t('sansCreneau')}</p>
        )}
      </div>
    </li>
  );
}

function Nom({ interlocuteur: { nom, magasin } }: Pick<Props, 'interlocuteur'>) {
  const locale = useLocale();
  if (!magasin) return <p className="type-h3">{nom || enseigne.nom}</p>;
  return (
    <Lien
      href={liens.magasin(locale, { ...magasin, libelle: nom })}
      className="type-h3 hover:underline"
    >
      {nomMagasin(nom)}
    </Lien>
  );
}

/** Delegates are reached when the telephone of the house is answered. */
function Horaires({ interlocuteur: { genre, ouverture }, jour }: Omit<Props, 'onRappeler'>) {
  const t = useTexts('contacts');
  const tMagasins = useTexts('magasins');
  const locale = useLocale();
  const { ouvre, ferme } = enseigne.contact.horaires;
  return (
    <p className="mt-2 type-meta text-text-2">
      {genre !== 'delegue' && (
        <span className={clsx('block', ouverture.ouvert && 'text-ok')}>
          {texteOuverture(tMagasins, locale, ouverture, jour)}
        </span>
      )}
      {genre !== 'magasin' &&
        t('semaine', { ouvre: formatHeure(locale, ouvre), ferme: formatHeure(locale, ferme) })}
    </p>
  );
}
