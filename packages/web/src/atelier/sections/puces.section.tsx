import { useState } from 'react';
import { LayoutGrid, Table2 } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { ChoiceChip, FilterChip } from '../../ui/button/chip.tsx';
import { CopyReference } from '../../ui/button/copy-reference.tsx';
import { Segmented } from '../../ui/button/segmented.tsx';
import { Specimen } from '../specimen.tsx';
import { useTexts } from '../../words/use-texts.ts';

export const title = 'sections.puces.titre';
export const order = 90;

type Metier = 'menuisier' | 'couvreur' | 'plaquiste';

export default function Puces() {
  const t = useTexts('atelier');
  const filtres = [t('sections.puces.diametre'), t('sections.puces.longueur')];
  const [retires, setRetires] = useState<string[]>([]);
  const [metiers, setMetiers] = useState<Metier[]>(['menuisier']);
  const [vue, setVue] = useState<'fiches' | 'tableau'>('tableau');
  const choices = [
    { metier: 'menuisier', label: t('sections.puces.menuisier') },
    { metier: 'couvreur', label: t('sections.puces.couvreur') },
    { metier: 'plaquiste', label: t('sections.puces.plaquiste') },
  ] as const;
  const views = [
    { value: 'fiches', label: t('sections.puces.fiches'), icon: LayoutGrid },
    { value: 'tableau', label: t('sections.puces.tableau'), icon: Table2 },
  ] as const;
  return (
    <>
      <Specimen title={t('sections.puces.filtres')}>
        {filtres
          .filter((filtre) => !retires.includes(filtre))
          .map((filtre) => (
            <FilterChip
              key={filtre}
              label={filtre}
              onRemove={() => setRetires([...retires, filtre])}
            />
          ))}
        {retires.length > 0 && (
          <Button kind="quiet" size="sm" onClick={() => setRetires([])}>
            {t('sections.puces.remettre')}
          </Button>
        )}
      </Specimen>
      <Specimen title={t('sections.puces.choix')}>
        {choices.map(({ metier, label }) => (
          <ChoiceChip
            key={metier}
            pressed={metiers.includes(metier)}
            onChange={(pressed) =>
              setMetiers(
                pressed ? [...metiers, metier] : metiers.filter((other) => other !== metier),
              )
            }
          >
            {label}
          </ChoiceChip>
        ))}
        <ChoiceChip pressed={false} disabled onChange={() => undefined}>
          {t('sections.puces.inactif')}
        </ChoiceChip>
      </Specimen>
      <Specimen title={t('sections.puces.segments')}>
        <Segmented label={t('sections.puces.vue')} segments={views} value={vue} onChange={setVue} />
        <Segmented
          label={t('sections.puces.vue')}
          segments={views}
          size="md"
          value={vue}
          onChange={setVue}
        />
      </Specimen>
      <Specimen title={t('sections.puces.references')}>
        <CopyReference reference="VBF-04040-ZJ" />
        <CopyReference reference="PVX-18-60-42" className="type-meta" />
      </Specimen>
    </>
  );
}
