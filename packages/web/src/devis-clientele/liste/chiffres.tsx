/** What was quoted and won in twelve months: three figures, bars, and the figures themselves. */
import {
  centsOf,
  roundUnits,
  unitsOf,
  type Devise,
  type Montant,
} from '@comptoir/contract/argent.ts';
import type { MoisDevis } from '@comptoir/contract/devis-clientele/devis-clientele.contract.ts';
import { formatPourcent } from '@comptoir/contract/words/formats.ts';
import { DeuxSeries, sansCentimes } from '../../tableau-de-bord/graphique.public.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';

export function Chiffres({ mois, devise }: { mois: readonly MoisDevis[]; devise: Devise }) {
  const t = useTexts('devis-clientele');
  const locale = useLocale();
  const chiffre = somme(
    mois.map(({ chiffreHT }) => chiffreHT),
    devise,
  );
  const gagne = somme(
    mois.map(({ gagneHT }) => gagneHT),
    devise,
  );
  const envoyes = mois.reduce((nombre, un) => nombre + un.envoyes, 0);
  const gagnes = mois.reduce((nombre, un) => nombre + un.gagnes, 0);
  const taux = envoyes === 0 ? undefined : Math.round((gagnes / envoyes) * 100);
  const figures = [
    [t('chiffres.chiffre'), sansCentimes(locale, chiffre), t('chiffres.devis', { count: envoyes })],
    [t('chiffres.gagne'), sansCentimes(locale, gagne), t('chiffres.devis', { count: gagnes })],
    [
      t('chiffres.taux'),
      taux === undefined ? '–' : formatPourcent(locale, taux),
      t('chiffres.tauxTexte'),
    ],
  ] as const;
  return (
    <section
      aria-label={t('chiffres.titre')}
      className="grid gap-x-8 gap-y-4 rounded-card border border-line p-4 sm:p-5 lg:grid-cols-[auto_minmax(0,1fr)]"
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-3 lg:flex-col">
        {figures.map(([nom, valeur, detail]) => (
          <div key={nom}>
            <dt className="type-meta text-text-2">{nom}</dt>
            <dd className="type-h3" data-montants>
              {valeur}
            </dd>
            <dd className="type-caption text-text-2">{detail}</dd>
          </div>
        ))}
      </dl>
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-4 type-caption text-text-2">
          <Legende className="bg-sunk-2">{t('chiffres.chiffre')}</Legende>
          <Legende className="bg-chart-2">{t('chiffres.gagne')}</Legende>
        </p>
        <div className="mt-2">
          <DeuxSeries
            mois={mois.map((un) => ({ mois: un.mois, total: un.gagneHT, avant: un.chiffreHT }))}
            devise={devise}
            hauteur={96}
            titre={t('chiffres.titre')}
            colonnes={{
              mois: t('chiffres.mois'),
              total: t('chiffres.gagne'),
              avant: t('chiffres.chiffre'),
            }}
          />
        </div>
      </div>
    </section>
  );
}

function Legende({ className, children }: { className: string; children: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className={`size-3 rounded-badge ${className}`} />
      {children}
    </span>
  );
}

function somme(montants: readonly string[], devise: Devise): Montant {
  const unites = montants.reduce((total, montant) => total + unitsOf({ montant, devise }), 0n);
  return centsOf(roundUnits(unites), devise);
}
