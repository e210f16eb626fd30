/** The views of saving and creating pins that have no page in the Storybook. */
import * as views from '../../src/views.ts'
import { pickerView } from '../../src/views/saving/testing/pickerView.tsx'

const ignore = () => undefined
const pin = { imageUrl: null, color: null }

export const createPinRows = {
  CreatePinDraftView: (
    <views.CreatePinDraftView
      draft={{ url: null, media: null, description: '', color: null }}
      title="Log in"
      viewKey="login"
    >
      Form
    </views.CreatePinDraftView>
  ),
  CreatePinView: (
    <views.CreatePinView
      pin={pin}
      images={[]}
      isFinding={false}
      isEditable
      onChooseImage={ignore}
      descriptionSlot={null}
    >
      Boards
    </views.CreatePinView>
  ),
  ImageChoice: <views.ImageChoice images={[]} chosen={null} onChoose={ignore} />,
  SeveralImageChoice: <views.SeveralImageChoice images={[]} chosen={[]} onChoose={ignore} />,
  SeveralPinsView: (
    <views.SeveralPinsView
      view="saving"
      results={[]}
      boardName="Ponds"
      sectionTitle={null}
      isSlow={false}
      canRetry={false}
      canReopen={false}
      onResume={ignore}
      onRetry={ignore}
      onRepeat={ignore}
      onOtherBoard={ignore}
      onLeave={ignore}
    />
  ),
  MobileCreatePinView: (
    <views.MobileCreatePinView
      view="nothing"
      hasSections={false}
      createHref="/pin-builder/"
      pin={pin}
      href={null}
      onBack={ignore}
      onLeave={ignore}
      onResume={ignore}
    />
  ),
  PinCreatedView: (
    <views.PinCreatedView
      boardName="Garden rooms"
      sectionTitle={null}
      description=""
      {...pin}
      pinHref="/pin/1/"
      countdown="stopped"
      secondsLeft={0}
      onHold={ignore}
      onRelease={ignore}
      onKeepOpen={ignore}
      onLeave={ignore}
    />
  ),
  ClaimUpsellView: <views.ClaimUpsellView isDismissible onConnect={ignore} onDismiss={ignore} />,
}

export const savingRows = {
  SeveralSavesView: (
    <views.SeveralSavesView
      results={[]}
      isDone={false}
      canRetry={false}
      onRetry={ignore}
      onMore={ignore}
      onDone={ignore}
    />
  ),
  BoardPickerView: pickerView({}),
  CollaboratorsField: (
    <views.CollaboratorsField
      rows={[]}
      chosen={[]}
      isPending={false}
      onFocus={ignore}
      onTerm={ignore}
      onChoose={ignore}
      onRemove={ignore}
    />
  ),
  HashtagField: (
    <views.HashtagField
      label="Description"
      value=""
      hashtagEnds=""
      rows={[]}
      active={-1}
      onValue={ignore}
      onQuery={ignore}
      onMove={ignore}
      onChosen={ignore}
      onDismiss={ignore}
    />
  ),
  PinPreview: <views.PinPreview pin={pin} />,
  SaveConfirmationView: (
    <views.SaveConfirmationView
      board={{ name: 'Garden rooms' }}
      {...pin}
      isCelebrating={false}
      onCanvas={() => ignore}
    />
  ),
  SectionFormView: (
    <views.SectionFormView
      defaultName=""
      maxLength={50}
      canSubmit={false}
      isPending={false}
      isSlow={false}
      error={null}
      serverMessage={null}
      onNameChange={ignore}
      onSubmit={ignore}
      onRetry={ignore}
      onCancel={ignore}
    />
  ),
}
