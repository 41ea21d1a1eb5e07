/** In the settings: what is shown of prices while a customer stands beside, on this device. */
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { Eye, EyeOff, Trash2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { DISCRETIONS } from '@comptoir/contract/discretion/discretion.ts';
import { formatNombre } from '@comptoir/contract/words/formats.ts';
import { arbreQuery } from '../catalogue/catalogue.public.ts';
import { SectionCompte } from '../mon-compte/section-compte.public.tsx';
import { usePage } from '../page/page-context.ts';
import { Button } from '../ui/button/button.tsx';
import { IconButton } from '../ui/button/icon-button.tsx';
import { RadioGroup } from '../ui/field/radio-group.tsx';
import { Select } from '../ui/field/select.tsx';
import { TextInput } from '../ui/field/text-input.tsx';
import { useIsAwake } from '../ui/use-is-awake.ts';
import { useLocale, useTexts } from '../words/use-texts.ts';
import { coefficients, parseCoefficient, type Coefficients } from './coefficients.ts';
import { isDiscretionPossible, TOUCHE_DISCRETION, useDiscretion } from './use-discretion.public.ts';

export function ReglageDiscretion() {
  const t = useTexts('discretion');
  const { session } = usePage();
  const isAwake = useIsAwake();
  const montrer = useDiscretion();
  const choisis = useSyncExternalStore(
    coefficients.subscribe,
    coefficients.get,
    () => coefficients.vide,
  );
  const change = (choix: Partial<Coefficients>) => {
    coefficients.set({ ...choisis, ...choix });
    // What is shown follows at once.
    if (choix.mode && session.discretion) montrer(choix.mode);
  };
  const isPossible = !isAwake || isDiscretionPossible();
  return (
    <SectionCompte
      titre={t('reglage.titre')}
      texte={t('reglage.texte', { touche: TOUCHE_DISCRETION })}
    >
      {isPossible ? (
        <div className="mt-4 grid gap-x-10 gap-y-6 sm:grid-cols-2">
          <div>
            <RadioGroup
              label={t('reglage.mode')}
              value={choisis.mode}
              options={DISCRETIONS.map((value) => ({ value, label: t(`reglage.modes.${value}`) }))}
              onChange={(value) =>
                change({ mode: DISCRETIONS.find((mode) => mode === value) ?? 'masques' })
              }
            />
            <Button
              size="sm"
              className="mt-4"
              icon={session.discretion ? Eye : EyeOff}
              disabled={!isAwake}
              onClick={() => montrer(session.discretion ? undefined : choisis.mode)}
            >
              {t(session.discretion ? 'afficher' : `commencer.${choisis.mode}`)}
            </Button>
          </div>
          {choisis.mode === 'vente' && <Familles choisis={choisis} change={change} />}
        </div>
      ) : (
        <p className="mt-4 text-text-2">{t('reglage.impossible')}</p>
      )}
    </SectionCompte>
  );
}

interface FamillesProps {
  choisis: Coefficients;
  change: (choix: Partial<Coefficients>) => void;
}

/** One coefficient for all, and those of the families that have their own. */
function Familles({ choisis, change }: FamillesProps) {
  const t = useTexts('discretion');
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { data } = useQuery(arbreQuery({ api, locale }, 2));
  const { parDefaut, parFamille } = choisis;
  const noeuds = data?.noeuds ?? [];
  const nomOf = (id: number) => {
    const famille = noeuds.find((noeud) => noeud.id === id);
    const categorie = noeuds.find((noeud) => noeud.id === famille?.parentId);
    return famille && `${categorie?.libelle ?? ''} › ${famille.libelle}`;
  };
  const autres = noeuds.filter(
    ({ id, parentId, nombre }) => parentId !== null && nombre > 0 && !(id in parFamille),
  );
  const oublier = (id: number) => {
    const { [id]: _oubliee, ...restent } = parFamille;
    change({ parFamille: restent });
  };
  return (
    <div className="flex flex-col gap-3">
      <Coefficient
        key={`tous ${parDefaut}`}
        label={t('reglage.parDefaut')}
        value={parDefaut}
        onChange={(value) => change({ parDefaut: value })}
      />
      {Object.entries(parFamille).map(([cle, value]) => {
        const id = Number(cle);
        const nom = nomOf(id);
        return (
          nom !== undefined && (
            <div key={id} className="flex items-end gap-2">
              <Coefficient
                key={value}
                label={nom}
                value={value}
                onChange={(autre) => change({ parFamille: { ...parFamille, [id]: autre } })}
              />
              <IconButton
                icon={Trash2}
                label={t('reglage.oublier', { famille: nom })}
                onClick={() => oublier(id)}
              />
            </div>
          )
        );
      })}
      <Select
        label={t('reglage.ajouter')}
        value=""
        placeholder={t('reglage.choisir')}
        options={autres.map(({ id }) => ({ value: String(id), label: nomOf(id) ?? '' }))}
        onChange={({ currentTarget: { value } }) => {
          const id = Number(value);
          if (id > 0) change({ parFamille: { ...parFamille, [id]: parDefaut } });
        }}
      />
    </div>
  );
}

interface CoefficientProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** Kept once it is one; what is none is said, and the one before stays in force. */
function Coefficient({ label, value, onChange }: CoefficientProps) {
  const t = useTexts('discretion');
  const locale = useLocale();
  const [texte, setTexte] = useState(() => formatNombre(locale, value / 100));
  const lu = parseCoefficient(texte);
  return (
    <TextInput
      label={label}
      value={texte}
      inputMode="decimal"
      autoComplete="off"
      className="grow"
      error={lu === undefined ? t('reglage.faux') : undefined}
      onChange={({ currentTarget }) => setTexte(currentTarget.value)}
      onBlur={() => {
        if (lu !== undefined && lu !== value) onChange(lu);
      }}
    />
  );
}
