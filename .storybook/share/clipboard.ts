/** Copies a text. Returns what happened, as a sentence. */
export async function copyText(text: string, what: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return `${what} is copied.`
  } catch {
    return `This browser does not let the page copy. ${what}: ${text}`
  }
}

async function read(name: string, type: string): Promise<Response | null> {
  const response = await fetch(name).catch(() => null)
  return response?.ok && response.headers.get('Content-Type')?.startsWith(type) ? response : null
}

/** The story whose thumbnails a story shares in the static build. */
async function ownerOf(storyId: string): Promise<string> {
  const response = await read('thumbnails/shared.json', 'application/json')
  // SAFETY: the build has written it.
  const shared = ((await response?.json()) ?? {}) as Readonly<Record<string, string>>
  return shared[storyId] ?? storyId
}

/** The accepted picture: at full size in development, scaled in the static build, where it may not exist at full width. */
async function acceptedPicture(storyId: string): Promise<Blob | null> {
  const full = await read(`accepted/${storyId}.png`, 'image/')
  if (full) return full.blob()
  const owner = await ownerOf(storyId)
  const scaled =
    (await read(`thumbnails/${owner}.large.webp`, 'image/')) ??
    (await read(`thumbnails/${owner}.small.webp`, 'image/'))
  return scaled?.blob() ?? null
}

interface Png {
  readonly blob: Blob
  readonly width: number
  readonly height: number
}

/** Clipboards take PNG alone. */
async function toPng(image: ImageBitmap): Promise<Png> {
  const { width, height } = image
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return { blob: await canvas.convertToBlob({ type: 'image/png' }), width, height }
}

function download(blob: Blob, name: string) {
  const address = URL.createObjectURL(blob)
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

async function copyPng({ blob, width, height }: Png, storyId: string, what: string): Promise<string> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })])
    return `${what} is copied, ${width} × ${height}.`
  } catch {
    download(blob, `${storyId}.png`)
    return `This browser does not let the page copy a picture. ${what} is downloaded instead, ${width} × ${height}.`
  }
}

/** Copies the story's accepted picture. */
export async function copyAccepted(storyId: string): Promise<string> {
  const found = await acceptedPicture(storyId)
  if (!found) return 'This story has no accepted picture. Copy what is shown instead.'
  return copyPng(await toPng(await createImageBitmap(found)), storyId, 'The accepted picture')
}

/** Copies what the frame shows, with all its modes. The browser asks for permission to look at this tab. */
export async function copyShown(storyId: string, frame: Element): Promise<string> {
  const options = { video: true, audio: false, preferCurrentTab: true }
  const stream = await navigator.mediaDevices?.getDisplayMedia(options).catch(() => null)
  if (!stream) return 'The picture was not taken: the browser cannot look at this tab, or was not allowed to.'
  try {
    const video = Object.assign(document.createElement('video'), { srcObject: stream, muted: true })
    await video.play()
    // The first frame may still show the browser's question.
    await new Promise((done) => setTimeout(done, 300))
    const scale = video.videoWidth / window.innerWidth
    const { x, y, width, height } = frame.getBoundingClientRect()
    const picture = await createImageBitmap(video, x * scale, y * scale, width * scale, height * scale)
    return await copyPng(await toPng(picture), storyId, 'What is shown')
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}
