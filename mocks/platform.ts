export {
  createManualClock,
  createMemoryPlatform,
  type ManualClock,
  type MemoryPlatform,
  type MemoryPlatformOptions,
  type MemoryPopup,
  type ProviderBehaviour,
} from '../src/platform/memory.ts'
