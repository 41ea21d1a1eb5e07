/** On a desk everything beside the drawing; on a phone one panel at a time under it. */
import { clsx } from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import { formatArgent } from '@comptoir/contract/words/formats.ts';
import { LIMITES } from '@comptoir/contract/cuisine/limites-plan.ts';
import { usePage } from '../page/page-context.ts';
import { TextInput } from '../ui/field/text-input.tsx';
import { useTexts } from '../words/use-texts.ts';
import { CommanderPlan, ImprimerPlan, PartagerPlan } from './actions-plan.tsx';
import { PanneauElements } from './panneaux/panneau-elements.tsx';
import { PanneauFinitions } from './panneaux/panneau-finitions.tsx';
import { PanneauNomenclature, useNomenclature } from './panneaux/panneau-nomenclature.tsx';
import { PanneauPiece } from './panneaux/panneau-piece.tsx';
import { RemarquesPlan } from './panneaux/remarques-plan.tsx';
import { ReglagesElement } from './panneaux/reglages-element.tsx';
import type { Cuisine } from './use-cuisine.ts';

const ONGLETS = ['elements', 'piece', 'finitions', 'nomenclature'] as const;
type Onglet = (typeof ONGLETS)[number];

export function PanneauxTravail({ cuisine }: { cuisine: Cuisine }) {
  const t = useTexts('cuisine');
  const id = useId();
  const [onglet, setOnglet] = useState<Onglet>('elements');
  const nomenclature = useNomenclature(cuisine.plan);
  const aGauche = onglet === 'piece' ? 'piece' : 'elements';
  /** On a desk the right column shows both of its panels, whichever tab is in force. */
  const panneau = (nom: Onglet, surBureau: boolean, children: ReactNode) => (
    <div
      key={nom}
      id={`${id}-${nom}`}
      className={clsx(onglet !== nom && 'max-lg:hidden', !surBureau && 'lg:hidden')}
    >
      {children}
    </div>
  );
  return (
    <>
      <div className="lg:col-start-1 lg:row-start-1">
        <div
          role="group"
          aria-label={t('onglets.titre')}
          className="mb-4 flex border-b border-line"
        >
          {ONGLETS.map((nom) => {
            const isCurrent = onglet === nom;
            return (
              <button
                key={nom}
                type="button"
                aria-pressed={isCurrent}
                aria-controls={`${id}-${nom}`}
                onClick={() => setOnglet(nom)}
                className={clsx(
                  'min-h-11 flex-1 border-b-3 px-1 type-button-sm transition-colors',
                  isCurrent
                    ? 'border-link text-text'
                    : 'border-transparent text-text-2 hover:text-text',
                  (nom === 'finitions' || nom === 'nomenclature') && 'lg:hidden',
                  nom === 'elements' && aGauche === nom && 'lg:border-link lg:text-text',
                )}
              >
                {t(`onglets.${nom}`)}
              </button>
            );
          })}
        </div>
        {panneau('elements', aGauche === 'elements', <PanneauElements cuisine={cuisine} />)}
        {panneau('piece', aGauche === 'piece', <PanneauPiece cuisine={cuisine} />)}
      </div>
      <div className="flex flex-col gap-6 lg:col-start-3 lg:row-start-1">
        {panneau(
          'finitions',
          true,
          <div className="flex flex-col gap-6">
            <ReglagesElement cuisine={cuisine} />
            <PanneauFinitions cuisine={cuisine} />
          </div>,
        )}
        <Total cuisine={cuisine} nomenclature={nomenclature} />
        <RemarquesPlan cuisine={cuisine} />
        {panneau('nomenclature', true, <PanneauNomenclature nomenclature={nomenclature} />)}
      </div>
    </>
  );
}

interface TotalProps {
  cuisine: Cuisine;
  nomenclature: ReturnType<typeof useNomenclature>;
}

/**
 * In its place before the price is known: nothing moves when it comes. On a desk it stays beside the
 * drawing, however far the lists below it are read.
 */
function Total({ cuisine: { plan, changer }, nomenclature: { data, isBehind } }: TotalProps) {
  const t = useTexts('cuisine');
  const { locale } = usePage();
  return (
    <div className="rounded-card border border-line bg-sunk p-4 lg:sticky lg:top-[calc(var(--header-height,0px)+1rem)] lg:z-1 lg:order-first">
      <div className="flex items-baseline justify-between gap-3">
        <span className="type-label">{t('nomenclature.totalHT')}</span>
        <span
          aria-live="polite"
          className={clsx('type-total tabular-nums transition-opacity', isBehind && 'opacity-60')}
        >
          {data ? formatArgent(locale, data.tarif.netHT) : '…'}
        </span>
      </div>
      <p className="mb-3 text-right type-meta text-text-2">
        {data ? t('nomenclature.ttc', { montant: formatArgent(locale, data.tarif.ttc) }) : '…'}
      </p>
      <TextInput
        label={t('nom.champ')}
        size="sm"
        className="mb-3"
        value={plan.nom}
        maxLength={LIMITES.nom}
        onChange={(event) => changer({ ...plan, nom: event.currentTarget.value }, 'nom')}
      />
      <CommanderPlan plan={plan} />
      <div className="mt-3 grid grid-cols-2 gap-2">
        <ImprimerPlan plan={plan} />
        <PartagerPlan plan={plan} />
      </div>
    </div>
  );
}
