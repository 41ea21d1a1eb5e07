/** A service: what it is, what it costs, what it spares this company. */
import { Disc2, Drill, KeyRound, Truck, Wrench, type LucideIcon } from 'lucide-react';
import { clsx } from 'clsx';
import type {
  CodeService,
  EconomieService,
  ServiceCompte,
} from '@comptoir/contract/services-rapido/services-compte.contract.ts';
import { formatArgent, formatNombre } from '@comptoir/contract/words/formats.ts';
import type { Locale } from '@comptoir/contract/words/locales.ts';
import { Button } from '../../ui/button/button.tsx';
import { Badge } from '../../ui/notice/badge.tsx';
import { useLocale, useTexts, type TranslateOf } from '../../words/use-texts.ts';

const ICONES: Record<CodeService, LucideIcon> = {
  franco: Truck,
  cles: KeyRound,
  reparation: Wrench,
  location: Drill,
  affutage: Disc2,
};

interface Props {
  service: ServiceCompte;
  onDemander: () => void;
}

export function CarteService({ service, onDemander }: Props) {
  const t = useTexts('services-compte');
  const locale = useLocale();
  const { code, titre, texte, prix, actif, economie } = service;
  const Icone = ICONES[code];
  return (
    <li className="flex flex-col bg-bg p-4 sm:p-5 sm:last:odd:col-span-2">
      <h2 className="flex items-center gap-2.5 type-h3">
        <Icone size={20} aria-hidden className="shrink-0 text-text-2" />
        <span className="min-w-0 flex-1">{titre}</span>
        {actif && <Badge tone="ok">{t('actif')}</Badge>}
      </h2>
      <p className="mt-1 text-pretty text-text-2">{texte}</p>
      <p className="mt-2 type-label">
        {prix
          ? t(`prix.${prix.unite}`, { montant: formatArgent(locale, prix.montant) })
          : t('surDevis')}
      </p>
      {economie && (
        <p
          className={clsx(
            'mt-2 rounded-control px-3 py-2 type-meta text-pretty',
            actif ? 'bg-ok-b' : 'bg-sunk',
          )}
        >
          {direEconomie(t, locale, economie)}
        </p>
      )}
      {!actif && (
        <div className="mt-auto pt-3">
          <Button
            size="sm"
            aria-label={t('demander.boutonDe', { service: titre })}
            onClick={onDemander}
          >
            {t('demander.bouton')}
          </Button>
        </div>
      )}
    </li>
  );
}

function direEconomie(
  t: TranslateOf<'services-compte'>,
  locale: Locale,
  { genre, nombre: count, montant, achats }: EconomieService,
): string {
  return t(`economies.${genre}`, {
    count,
    nombre: formatNombre(locale, count),
    montant: formatArgent(locale, montant),
    ...(achats && { achats: formatArgent(locale, achats) }),
  });
}
