import { MapPin } from 'lucide-react';
import { Combobox } from '../../ui/field/combobox.tsx';
import { PasswordInput } from '../../ui/field/password-input.tsx';
import { Select } from '../../ui/field/select.tsx';
import { TextInput } from '../../ui/field/text-input.tsx';
import { Textarea } from '../../ui/field/textarea.tsx';
import { Specimen } from '../specimen.tsx';
import { findMagasins, MAGASINS } from '../specimen-data.ts';
import { useTexts } from '../../words/use-texts.ts';

export const title = 'sections.champs.titre';
export const order = 40;

export default function Champs() {
  const t = useTexts('atelier');
  const pays = [
    { value: 'fr', label: t('sections.champs.france') },
    { value: 'es', label: t('sections.champs.espagne') },
    { value: 'be', label: t('sections.champs.belgique') },
    { value: 'gb', label: t('sections.champs.royaumeUni'), disabled: true },
  ];
  return (
    <>
      <Specimen look="stack" title={t('sections.champs.repos')}>
        <TextInput
          label={t('sections.champs.reference')}
          defaultValue="KA-2026-118"
          help={t('sections.champs.aide')}
        />
      </Specimen>
      <Specimen look="stack" title={t('sections.champs.icone')}>
        <TextInput label={t('sections.champs.commune')} icon={MapPin} defaultValue="44000 Nantes" />
        <TextInput
          label={t('sections.champs.longueur')}
          defaultValue="2,4"
          inputMode="decimal"
          end={<span className="self-center pr-3 text-text-2">{t('sections.champs.metre')}</span>}
        />
      </Specimen>
      <Specimen look="stack" title={t('sections.champs.erreur')}>
        <TextInput
          label={t('sections.champs.siret')}
          required
          defaultValue="812 440 19"
          error={t('sections.champs.erreurSiret')}
        />
      </Specimen>
      <Specimen look="stack" title={t('sections.champs.inactif')}>
        <TextInput label={t('sections.champs.reference')} disabled defaultValue="KA-2026-118" />
        <Select label={t('sections.champs.civilite')} options={pays} disabled />
      </Specimen>
      <Specimen look="stack" title={t('sections.champs.tailles')}>
        <TextInput label={t('sections.champs.petit')} size="sm" defaultValue="30" />
        <TextInput label={t('sections.champs.moyen')} defaultValue="30" />
        <TextInput label={t('sections.champs.grand')} size="lg" defaultValue="30" />
      </Specimen>
      <Specimen look="stack" title={t('sections.champs.motDePasse')}>
        <PasswordInput
          label={t('sections.champs.motDePasse')}
          required
          defaultValue="demonstration"
          labelEnd={
            <a href="#champs" className="type-meta text-link hover:underline">
              {t('sections.champs.oublie')}
            </a>
          }
        />
      </Specimen>
      <Specimen look="stack" title={t('sections.champs.texte')}>
        <Textarea label={t('sections.champs.message')} maxLength={500} />
      </Specimen>
      <Specimen look="stack" title={t('sections.champs.liste')}>
        <Select
          label={t('sections.champs.civilite')}
          options={pays}
          placeholder={t('sections.champs.choisir')}
        />
        <Select
          label={t('sections.champs.civilite')}
          size="sm"
          options={pays}
          defaultValue="es"
          className="w-48"
        />
      </Specimen>
      <Specimen look="stack" title={t('sections.champs.recherche')}>
        <Combobox label={t('sections.champs.magasin')} options={MAGASINS} />
        <Combobox
          label={t('sections.champs.magasin')}
          help={t('sections.champs.magasinAide')}
          search={findMagasins}
          defaultValue={MAGASINS[0]}
        />
      </Specimen>
    </>
  );
}
