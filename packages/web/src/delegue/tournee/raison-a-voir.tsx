/** One reason to see a customer; one press acts for them, where it is settled. */
import {
  CalendarClock,
  ChevronRight,
  FileClock,
  FileQuestionMark,
  PhoneOutgoing,
  ReceiptText,
  RefreshCw,
  type LucideIcon,
} from 'lucide-react';
import type { GenreRaison, Raison } from '@comptoir/contract/delegue/tournee.contract.ts';
import { liens } from '@comptoir/contract/liens.ts';
import { formatArgent, formatDate, formatHeure } from '@comptoir/contract/words/formats.ts';
import { jourDit, jusqua } from '@comptoir/contract/words/jours-dits.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { formatTelephone } from '@comptoir/contract/words/telephone.ts';
import { useLocale, useTexts, type TranslateOf } from '../../words/use-texts.ts';

const ICONES: Record<GenreRaison, LucideIcon> = {
  rappel: PhoneOutgoing,
  'devis-expire': FileClock,
  'devis-a-repondre': FileQuestionMark,
  silence: CalendarClock,
  retard: ReceiptText,
  habitudes: RefreshCw,
};

const TONS: Record<GenreRaison, string> = {
  rappel: 'text-warn',
  'devis-expire': 'text-warn',
  'devis-a-repondre': 'text-link',
  silence: 'text-warn',
  retard: 'text-err',
  habitudes: 'text-ok',
};

interface Props {
  raison: Raison;
  client: string;
  jour: string;
  /** Nobody is left whom one could act for. */
  disabled: boolean;
  onAgir: (vers: string) => void;
}

export function RaisonAVoir({ raison, client, jour, disabled, onAgir }: Props) {
  const t = useTexts('delegue');
  const tContacts = useTexts('contacts');
  const locale = useLocale();
  const Icone = ICONES[raison.genre];
  return (
    <li>
      <button
        type="button"
        disabled={disabled}
        onClick={() => onAgir(hrefOf(raison, locale))}
        className="-mx-2 flex min-h-9 w-[calc(100%+1rem)] items-center gap-2.5 rounded-control px-2 py-1 text-start -outline-offset-2 enabled:hover:bg-sunk-2 max-sm:min-h-11 pointer-coarse:min-h-11"
      >
        <Icone size={16} aria-hidden className={`shrink-0 ${TONS[raison.genre]}`} />
        <span className="line-clamp-2 min-w-0 flex-1 text-pretty">
          {raison.genre === 'rappel'
            ? `${direRaison(t, locale, raison, jour)} · ${tContacts(`sujets.${raison.sujet}`)}`
            : direRaison(t, locale, raison, jour)}
        </span>
        <span className="sr-only">{t('tournee.agirPour', { client })}</span>
        {!disabled && <ChevronRight size={16} aria-hidden className="shrink-0 text-text-2" />}
      </button>
    </li>
  );
}

function direRaison(
  t: TranslateOf<'delegue'>,
  locale: Locale,
  raison: Raison,
  jour: string,
): string {
  switch (raison.genre) {
    case 'rappel':
      return t('tournee.dite.rappel', {
        jour: jourDit(locale, raison.jour, jour),
        heure: formatHeure(locale, raison.heure),
        telephone: formatTelephone(raison.telephone),
      });
    case 'devis-expire':
      return t('tournee.dite.devis-expire', {
        count: raison.nombre,
        montant: formatArgent(locale, raison.netHT),
        jusqua: jusqua(locale, raison.le, jour),
      });
    case 'devis-a-repondre':
      return t('tournee.dite.devis-a-repondre', {
        count: raison.nombre,
        montant: formatArgent(locale, raison.netHT),
        jour: jourDit(locale, raison.le, jour),
      });
    case 'silence':
      return `${t('tournee.dite.silence', { count: raison.jours })}, ${t('tournee.dite.rythme', {
        count: raison.rythme,
      })}`;
    case 'retard':
      return direRetard(t, locale, raison);
    case 'habitudes':
      return t('tournee.dite.habitudes', {
        count: raison.nombre,
        articles: raison.articles.join(', '),
      });
  }
}

function direRetard(
  t: TranslateOf<'delegue'>,
  locale: Locale,
  { montant: somme, nombre, depuis }: Extract<Raison, { genre: 'retard' }>,
): string {
  const montant = formatArgent(locale, somme);
  if (nombre === null || depuis === null) return t('tournee.dite.retard', { montant });
  return t('tournee.dite.factures', {
    count: nombre,
    montant,
    date: formatDate(depuis),
  });
}

/** Where it is settled, once one acts for them. */
function hrefOf(raison: Raison, locale: Locale): string {
  switch (raison.genre) {
    case 'devis-expire':
    case 'devis-a-repondre':
      return liens.devisDetail(locale, raison.key);
    case 'silence':
      return liens.commandes(locale);
    case 'rappel':
      return liens.monCompte(locale);
    case 'retard':
      // What the ERP tells is on no list.
      return raison.nombre === null
        ? liens.monCompte(locale)
        : liens.factures(locale, { query: { etat: ['en-retard'] } });
    case 'habitudes':
      return liens.habitudesAchats(locale, { query: { etat: 'due' } });
  }
}
