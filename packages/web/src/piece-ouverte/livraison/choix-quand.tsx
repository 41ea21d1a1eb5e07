/** When: the ways compare by date first, then by price; one that is not offered says why. */
import { clsx } from 'clsx';
import type {
  ChoixLivraison,
  FormuleLivraison,
  OptionLivraison,
} from '@comptoir/contract/livraison/choix.schema.ts';
import type { Livraison } from '@comptoir/contract/piece-ouverte/livraison.contract.ts';
import { FieldError } from '../../ui/field/field.tsx';
import { RadioGroup } from '../../ui/field/radio-group.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { Calendrier } from './calendrier.tsx';
import { joursOption, prixOption, titreOption } from './dire-option.ts';
import { formulesDistinctes } from './formules-distinctes.ts';
import { HeureLimite } from './heure-limite.tsx';

interface Props {
  livraison: Livraison;
  choix: ChoixLivraison;
  lueLe: string;
  isPending: boolean;
  erreur: string | undefined;
  onQuand: (change: Partial<ChoixLivraison>) => void;
}

export function ChoixQuand({ livraison, choix, lueLe, isPending, erreur, onQuand }: Props) {
  const t = useTexts('piece-ouverte');
  const { options, jours, limite } = livraison;
  const avecCalendrier = jours.length > 0 && options.some(isJourOffert);
  const choisirFormule = (formule: FormuleLivraison) => {
    const jour = choix.jour ?? jours[0] ?? null;
    onQuand({ formule, ...(formule === 'jour-choisi' && { jour }) });
  };
  return (
    <section aria-labelledby={TITRE_ID} className="mt-8">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={TITRE_ID} className="type-h2">
          {t('quand.titre')}
        </h2>
        {choix.mode === 'livraison' && <HeureLimite limite={limite} lueLe={lueLe} />}
      </div>
      <div
        aria-busy={isPending}
        className={clsx(
          'mt-2 grid rounded-control border border-line-2 transition-opacity',
          avecCalendrier && 'lg:grid-cols-[minmax(0,1fr)_18rem]',
          isPending && 'opacity-60',
        )}
      >
        <Formules
          options={formulesDistinctes(options, choix)}
          choix={choix}
          lueLe={lueLe}
          onFormule={choisirFormule}
        />
        {avecCalendrier && (
          <Calendrier
            jours={jours}
            choisi={choix.formule === 'jour-choisi' ? choix.jour : null}
            onChoisi={(jour) => onQuand({ formule: 'jour-choisi', jour })}
            className="p-4 max-lg:border-t max-lg:border-line lg:border-l lg:border-line"
          />
        )}
      </div>
      {erreur && <FieldError>{erreur}</FieldError>}
    </section>
  );
}

const TITRE_ID = 'tunnel-quand';

const isJourOffert = ({ formule, disponible }: OptionLivraison) =>
  formule === 'jour-choisi' && disponible;

interface FormulesProps {
  options: readonly OptionLivraison[];
  choix: ChoixLivraison;
  lueLe: string;
  onFormule: (formule: FormuleLivraison) => void;
}

function Formules({ options, choix, lueLe, onFormule }: FormulesProps) {
  const t = useTexts('piece-ouverte');
  const locale = useLocale();
  return (
    <RadioGroup
      look="rows"
      label={t(choix.mode === 'livraison' ? 'quand.formule' : 'quand.formule-retrait')}
      hideLabel
      value={choix.formule}
      onChange={(formule) => onFormule(formule as FormuleLivraison)}
      className="*:rounded-none *:border-0"
      options={options.map((option) => ({
        value: option.formule,
        label: titreOption(t, option, choix.mode),
        help: option.disponible ? (
          <span className="block first-letter:uppercase">
            {option.formule === 'par-chantier'
              ? t('formules.par-chantier-aide')
              : joursOption(t, locale, option, choix.mode, lueLe)}
          </span>
        ) : (
          t('quand.indisponible', { raison: option.raison ?? '' })
        ),
        end: (
          <b className="whitespace-nowrap type-name">
            {option.port === null ? (
              <span aria-hidden>{prixOption(t, locale, option)}</span>
            ) : (
              prixOption(t, locale, option)
            )}
          </b>
        ),
        disabled: !option.disponible,
      }))}
    />
  );
}
