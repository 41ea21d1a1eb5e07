/** A plain form towards the search of stores; with scripts it goes in place, and one may be located. */
import { LocateFixed, MapPin } from 'lucide-react';
import type { FormEvent } from 'react';
import { liens } from '@comptoir/contract/liens.ts';
import { usePosition } from '../choix/use-position.ts';
import { useGoTo } from '../../cadre/use-go-to.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { lienCriteres, type Criteres } from './criteres.ts';

interface Props {
  criteres: Criteres;
  /** The device can be asked where it is. */
  isVivant: boolean;
}

export function ChampRecherche({ criteres, isVivant }: Props) {
  const t = useTexts('magasins');
  const locale = useLocale();
  const goTo = useGoTo();
  const { recherche = '', services, type } = criteres;
  const filtres = { services, ...(type && { type }) };
  const position = usePosition((found) =>
    goTo(lienCriteres(locale, { ...filtres, position: found })),
  );
  const chercher = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    position.oublier();
    const asked = new FormData(event.currentTarget).get('recherche');
    const mots = typeof asked === 'string' ? asked.trim() : '';
    goTo(
      lienCriteres(locale, {
        ...filtres,
        ...(mots !== '' && { recherche: mots }),
      }),
    );
  };
  return (
    <form
      role="search"
      aria-label={t('pages.recherche-magasins.titre')}
      method="get"
      action={liens.magasinsRecherche(locale)}
      onSubmit={chercher}
      className="flex flex-wrap items-start gap-2"
    >
      <TextInput
        // Another search, another text.
        key={recherche}
        name="recherche"
        type="search"
        label={t('recherche.label')}
        hideLabel
        icon={MapPin}
        placeholder={t('recherche.indice')}
        defaultValue={recherche}
        maxLength={80}
        autoComplete="postal-code"
        enterKeyHint="search"
        size="lg"
        {...(position.etat === 'refusee' && {
          error: t('recherche.positionRefusee'),
        })}
        {...(position.etat === 'recherche' && {
          help: t('recherche.position'),
        })}
        className="min-w-0 flex-1 basis-56"
      />
      {services.map((code) => (
        <input key={code} type="hidden" name="service" value={code} />
      ))}
      {type && <input type="hidden" name="type" value={type} />}
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button type="submit" kind="primary" size="lg">
          {t('recherche.chercher')}
        </Button>
        <Button
          icon={LocateFixed}
          size="lg"
          onClick={position.localiser}
          className={isVivant ? '' : 'invisible'}
        >
          {t('recherche.autour')}
        </Button>
      </div>
    </form>
  );
}
