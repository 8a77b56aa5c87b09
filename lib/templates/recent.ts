/** Keeps a value among at most `limit` ones, of which the oldest gives way. */
export function keepRecent<Value>(
  known: Map<string, Value>,
  limit: number,
  key: string,
  value: Value,
): Value {
  const [oldest] = known.keys();
  if (known.size >= limit && oldest !== undefined) known.delete(oldest);
  known.set(key, value);
  return value;
}
