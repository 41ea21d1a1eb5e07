import { FileInput } from '../../ui/field/file-input.tsx';
import { Specimen } from '../specimen.tsx';
import { useTexts } from '../../words/use-texts.ts';

export const title = 'sections.fichiers.titre';
export const order = 60;

export default function Fichiers() {
  const t = useTexts('atelier');
  return (
    <>
      <Specimen look="stack" title={t('sections.fichiers.un')}>
        <FileInput label={t('sections.fichiers.bon')} />
      </Specimen>
      <Specimen look="stack" title={t('sections.fichiers.plusieurs')}>
        <FileInput label={t('sections.fichiers.photos')} multiple accept={['image/*', '.pdf']} />
      </Specimen>
      <Specimen look="stack" title={t('sections.fichiers.erreur')}>
        <FileInput
          label={t('sections.fichiers.bon')}
          required
          error={t('sections.fichiers.obligatoire')}
        />
      </Specimen>
      <Specimen look="stack" title={t('sections.fichiers.inactif')}>
        <FileInput label={t('sections.fichiers.bon')} disabled />
      </Specimen>
    </>
  );
}
