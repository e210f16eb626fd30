// oxlint-disable-next-line no-restricted-imports -- a mock itself; it stands beside the interface it fills
export {
  createManualClock,
  createMemoryPlatform,
  type ManualClock,
  type MemoryPlatform,
  type MemoryPlatformOptions,
  type MemoryPopup,
  type ProviderBehaviour,
} from '../src/platform/memory.ts'
