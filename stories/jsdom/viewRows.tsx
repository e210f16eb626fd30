/** The views and primitives that have no page in the Storybook, with only their required props. */
import type { ReactNode } from 'react'
import { emptyProfile } from '../../src/domain/business/profile.ts'
import { defaultPolicy, SavingToasts, StyleNonce, TackboardProvider } from '../../src/index.ts'
import { budgetFor } from '../../src/promote.ts'
import { GlobalStyle, StyleCache } from '../../src/theme/index.ts'
import * as ui from '../../src/ui.ts'
import * as views from '../../src/views.ts'
import { everyView } from '../../src/views/promote/testing/promoteDialogs.tsx'
import { promotePageView } from '../../src/views/promote/testing/promotePage.tsx'
import { createPinRows, savingRows } from './savingRows.tsx'

const ignore = () => undefined
const promoteViews = {
  AdsConsentView: everyView.consent,
  AdsView: (
    <views.AdsView
      isLoading={false}
      isFailed={false}
      ads={[]}
      canEdit
      stoppingId={null}
      pending={null}
      isUnknown={false}
      isChecking={false}
      error={null}
      serverMessage={null}
      news={null}
      promoteHref="/promote/"
      onRetry={ignore}
      onAction={ignore}
      onStopConfirm={ignore}
      onStopCancel={ignore}
      onCheck={ignore}
    />
  ),
  BillingView: everyView.billing,
  BudgetField: (
    <views.BudgetField
      limits={budgetFor('DE', defaultPolicy.promote)}
      reading={{ kind: 'empty' }}
      onBudget={ignore}
    />
  ),
  EditAdView: (
    <views.EditAdView
      name="Guided walks along the ridge"
      hasBudget
      isTotal={false}
      limits={budgetFor('DE', defaultPolicy.promote)}
      budget={{ kind: 'empty' }}
      isBudgetConfirmed={false}
      canBeOngoing
      isOngoing={false}
      endDate="2026-02-14"
      firstEnd="2026-01-12"
      timeZone={null}
      isSubmitted={false}
      isSaving={false}
      isLeaving={false}
      endError={null}
      error={null}
      serverMessage={null}
      onBudget={ignore}
      onConfirmBudget={ignore}
      onEnd={ignore}
      onSubmit={ignore}
      onClose={ignore}
      onDiscard={ignore}
      onKeep={ignore}
    />
  ),
  PinSelectionView: everyView.pins,
  PromoteErrorView: everyView.error,
  PromotePageView: promotePageView(),
  PromoteStatusView: everyView.loading,
  PromoteSteps: <views.PromoteSteps current="page" done={[]} />,
  PromoteSuccessView: everyView.success,
  PromoteUnknownView: everyView.unknown,
  TagSelectionView: everyView.tags,
}

const otherViews = {
  BlockButtonView: <views.BlockButtonView person="Sage" isBlocked={false} onToggle={ignore} />,
  BlockQuestionView: <views.BlockQuestionView person="Sage" onConfirm={ignore} onCancel={ignore} />,
  ConnectView: (
    <views.ConnectView
      provider="facebook"
      screen="noOpener"
      error={null}
      logInHref="/login/"
      onContinue={ignore}
      onRetry={ignore}
      onClose={ignore}
    />
  ),
  FollowButtonView: <views.FollowButtonView person="Sage" isFollowed={false} onToggle={ignore} />,
  FollowRowView: (
    <views.FollowRowView members={[]} isDone={false} onFollowAll={ignore} renderButton={() => null} />
  ),
  PasskeyCreationView: (
    <views.PasskeyCreationView
      isPending={false}
      isWaiting={false}
      isSlow={false}
      error={null}
      serverMessage={null}
      onPress={ignore}
      onCancel={ignore}
    />
  ),
  ProfileSwitcherView: (
    <views.ProfileSwitcherView
      own={emptyProfile}
      profiles={[]}
      currentId={null}
      status="loading"
      list="current"
      otherTabId={null}
      isCollapsed={false}
      searchFrom={8}
      listLimit={100}
      mfaHref="/settings/security/"
      onOpen={ignore}
      onChoose={ignore}
      onRetry={ignore}
      onDismiss={ignore}
      onFollowOtherTab={ignore}
      onIgnoreOtherTab={ignore}
      onCollapse={ignore}
      onExpand={ignore}
    />
  ),
  SearchAdvisoryView: (
    <views.SearchAdvisoryView
      severity="sensitive"
      isThirdParty={false}
      notices={[]}
      isSeen={false}
      onSeen={ignore}
      onOpen={ignore}
    />
  ),
  SignupUnavailableBanner: <views.SignupUnavailableBanner providers={['facebook']} />,
  UnderageConfirmationView: (
    <views.UnderageConfirmationView
      isLeaving={false}
      onEdit={ignore}
      onConfirm={ignore}
      onStay={ignore}
      onLeave={ignore}
    />
  ),
  AgeProtectedTitle: <views.AgeProtectedTitle />,
  RespondMessageTitle: <views.RespondMessageTitle />,
  UnderageTitle: <views.UnderageTitle birthday="2020-02-02" />,
  UpsellEmail: (
    <views.UpsellEmail title="Sign up" viewKey="signup">
      Form
    </views.UpsellEmail>
  ),
}

export const viewRows: Readonly<Record<string, ReactNode>> = {
  ...createPinRows,
  ...savingRows,
  ...promoteViews,
  ...otherViews,
  DateField: <ui.DateField label="Birthday" name="birthday" />,
  Form: <ui.Form onSubmit={ignore}>Fields</ui.Form>,
  GlobalStyle: <GlobalStyle />,
  LinkButton: <ui.LinkButton href="/">Home</ui.LinkButton>,
  PinWall: <ui.PinWall />,
  SavingToasts: <SavingToasts toasts={[]} onExpire={ignore} />,
  Spinner: <ui.Spinner />,
  StyleCache: <StyleCache>Home</StyleCache>,
  StyleNonce: <StyleNonce nonce={undefined} />,
  TackboardProvider: <TackboardProvider>Home</TackboardProvider>,
}
