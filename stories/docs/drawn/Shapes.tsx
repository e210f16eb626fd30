/** The few shapes that counter-examples are drawn with. Colors are the variables of `NotOurs`. */
interface At {
  readonly x: number
  readonly y: number
}

interface Sized extends At {
  readonly width: number
}

/** As many rows as a list needs to look like one. */
export const rows = [0, 1, 2, 3, 4]

const outline = { fill: 'var(--drawn-box)', stroke: 'var(--drawn-line)', strokeWidth: 1.5 }

/** Words that cannot be read, or can. */
export const Words = ({ x, y, width, children }: Sized & { readonly children?: string }) =>
  children === undefined ? (
    <rect x={x} y={y} width={width} height={6} rx={3} fill="var(--drawn-faint)" />
  ) : (
    <text x={x} y={y + 7} fontSize={11} fill="var(--drawn-text)">
      {children}
    </text>
  )

/** A dialog, card, popup or picture. */
export const Box = ({
  x,
  y,
  width,
  height,
  radius = 8,
}: Sized & { readonly height: number; readonly radius?: number }) => (
  <rect x={x} y={y} width={width} height={height} rx={radius} {...outline} />
)

/** A button. A loud one is primary. */
export const Pill = ({
  x,
  y,
  width,
  children,
  isLoud = false,
}: Sized & { readonly children: string; readonly isLoud?: boolean }) => (
  <>
    <rect
      x={x}
      y={y}
      width={width}
      height={24}
      rx={12}
      {...outline}
      {...(isLoud && { fill: 'var(--drawn-loud)', stroke: 'var(--drawn-loud)' })}
    />
    <text
      x={x + width / 2}
      y={y + 16}
      fontSize={11}
      fontWeight={600}
      textAnchor="middle"
      fill={isLoud ? 'var(--drawn-on-loud)' : 'var(--drawn-text)'}
    >
      {children}
    </text>
  </>
)

/** A field with words in it; a label is drawn above it. */
export const Field = ({
  x,
  y,
  width,
  children,
  label,
}: Sized & { readonly children?: string; readonly label?: string }) => (
  <>
    {label !== undefined && (
      <Words x={x} y={y - 14} width={width}>
        {label}
      </Words>
    )}
    <rect x={x} y={y} width={width} height={26} rx={8} {...outline} />
    {children !== undefined && (
      <text x={x + 10} y={y + 17} fontSize={11} fill="var(--drawn-muted)">
        {children}
      </text>
    )}
  </>
)

/** A box to tick, a round one to choose, or a switch. */
export const Mark = ({
  x,
  y,
  kind,
  isOn = false,
}: At & { readonly kind: 'tick' | 'dot' | 'switch'; readonly isOn?: boolean }) => {
  const fill = isOn ? { fill: 'var(--drawn-loud)', stroke: 'var(--drawn-loud)' } : {}
  const on = 'var(--drawn-on-loud)'
  if (kind === 'switch')
    return (
      <>
        <rect x={x} y={y} width={28} height={16} rx={8} {...outline} {...fill} />
        <circle cx={x + (isOn ? 20 : 8)} cy={y + 8} r={5} fill={isOn ? on : 'var(--drawn-line)'} />
      </>
    )
  return (
    <>
      <rect x={x} y={y} width={16} height={16} rx={kind === 'dot' ? 8 : 4} {...outline} {...fill} />
      {isOn && kind === 'dot' && <circle cx={x + 8} cy={y + 8} r={3.5} fill={on} />}
      {isOn && kind === 'tick' && (
        <path
          d={`M${x + 4} ${y + 8.5}l3 3 5.5-6.5`}
          fill="none"
          stroke={on}
          strokeWidth={2}
          strokeLinecap="round"
        />
      )}
    </>
  )
}

/** A picture: hills below a sun. */
export const Picture = ({
  x,
  y,
  width,
  height,
  radius = 8,
}: Sized & { readonly height: number; readonly radius?: number }) => {
  const bottom = y + height - Math.min(radius, 10)
  return (
    <>
      <Box x={x} y={y} width={width} height={height} radius={radius} />
      <circle
        cx={x + width * 0.66}
        cy={y + height * 0.34}
        r={Math.min(width, height) * 0.1}
        fill="var(--drawn-faint)"
      />
      <path
        d={`M${x + width * 0.16} ${bottom}L${x + width * 0.4} ${y + height * 0.45}L${x + width * 0.56} ${y + height * 0.66}L${x + width * 0.66} ${y + height * 0.56}L${x + width * 0.84} ${bottom}Z`}
        fill="var(--drawn-faint)"
      />
    </>
  )
}

/** Something is wrong: a red line of words. */
export const Wrong = ({ x, y, children }: At & { readonly children: string }) => (
  <>
    <circle cx={x + 5} cy={y + 4} r={5} fill="var(--drawn-wrong)" />
    <text x={x + 15} y={y + 8} fontSize={11} fill="var(--drawn-wrong)">
      {children}
    </text>
  </>
)
