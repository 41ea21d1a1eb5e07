import type { ExigencesChorus } from '@comptoir/contract/panier/references.schema.ts';
import { SectionCompte } from '../../mon-compte/section-compte.public.tsx';
import {
  LONGUEURS_REFERENCES,
  ReferencesChantiers,
} from '../../piece-ouverte/references.public.ts';
import { TextInput } from '../../ui/field/text-input.tsx';
import { useTexts } from '../../words/use-texts.ts';
import type { References } from './use-references.ts';

interface Props {
  references: References;
  chorus: ExigencesChorus | null;
  /** It was to be sent: what is missing is told at its field. */
  isVerifie: boolean;
}

export function ReferencesCommande({ references, chorus, isVerifie }: Props) {
  const t = useTexts('piece-ouverte');
  return (
    <SectionCompte titre={t('references.titre')}>
      <div className="mt-3">
        <ReferencesChantiers
          chantiers={references.chantiers}
          chorus={chorus}
          isCommande
          renderChamp={(chantier, nom, requis) => {
            const isManquante =
              isVerifie && nom !== 'referenceCommande' && chantier.manque.includes(nom);
            return (
              <TextInput
                key={nom}
                label={t(`references.${nom}`)}
                name={nom}
                data-chantier={chantier.rang}
                value={chantier[nom] ?? ''}
                maxLength={LONGUEURS_REFERENCES[nom]}
                required={requis}
                autoComplete="off"
                {...(isManquante && { error: t(`manque.${nom}`) })}
                onChange={(event) =>
                  references.write(chantier.chantier, { [nom]: event.currentTarget.value })
                }
              />
            );
          }}
        />
      </div>
    </SectionCompte>
  );
}

/** The first that is missing has the focus. */
export function viserManquante({ chantiers }: References): void {
  const premier = chantiers.find(({ manque }) => manque.length > 0);
  const [champ] = premier?.manque ?? [];
  if (!premier || !champ) return;
  document.querySelector<HTMLElement>(`[name=${champ}][data-chantier="${premier.rang}"]`)?.focus();
}
