package hirely.mutants;

import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.common.EvaluationListener;
import com.google.firebase.rules.runtime.common.EvaluationRestrictions;
import com.google.firebase.rules.runtime.common.ExecutionContext;
import com.google.firebase.rules.runtime.common.ParentPointer;
import com.google.firebase.rules.runtime.v1.Expression;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Source;
import com.google.gson.Gson;
import com.google.gson.JsonObject;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Which mutants of one rules file still live. Every request of a test is judged by the rules and then by each living mutant whose change it
 * could meet; a mutant that answers otherwise is dead. What lives is written down twice a minute and at the end.
 *
 * <p>The environment tells: MUTANTS_FOLDER holds the rules files and takes the results, MUTANTS_SAMPLE and MUTANTS_SEED choose some.
 */
public final class Watch {
  private static final Map<String, Watch> ALL = new HashMap<>();
  private static final int CLEAN = -1;
  /** How long the mutants may take over one request, about: seconds where they are all that counts, less beside tests that have a timeout. */
  private static final Duration PATIENCE = Duration.ofMillis(Long.parseLong(System.getenv().getOrDefault("MUTANTS_PATIENCE", "5000")));
  /** As the emulator evaluates. */
  private static final EvaluationRestrictions AS_EVER = EvaluationRestrictions.builder().build();
  /** Without measuring time and memory at each expression, which would take most of both; the count of expressions stays. */
  public static final EvaluationRestrictions UNHURRIED = EvaluationRestrictions.builder().maximumEvaluationTime(Duration.ZERO).maximumStackSize(0).maximumLocalVariableSize(0).build();
  /** How the rules themselves are evaluated: as ever, or unhurried where RULES_UNMEASURED asks for it (the stories). */
  public static final EvaluationRestrictions OF_RULES = System.getenv("RULES_UNMEASURED") == null ? AS_EVER : UNHURRIED;

  private final String name;
  private final RulesetAst rules;
  private final Map<Expression, Integer> places = new HashMap<>();
  private final List<Expression> expressions = new ArrayList<>();
  private final List<Mutant> mutants;
  /** By place, the mutants that may wake there. */
  private final List<List<Integer>> asleep = new ArrayList<>();
  /** By mutant: 1 where it can only let more through, -1 where less, 0 where it may do both. */
  private final int[] effects;
  private final String[] killers;
  private final int[] met;
  private final BitSet living = new BitSet();
  private final BitSet seenTrue = new BitSet(), seenFalse = new BitSet(), seen = new BitSet();
  private int requests, strays;
  /** The same in each run. */
  private final Random chance = new Random(1);

  /** Whether this run has mutants at all; without them the classes only save the emulator its traces. */
  public static boolean isWanted() { return System.getenv("MUTANTS_FOLDER") != null; }

  /** The watch over this file, if these are its rules as they are. */
  public static synchronized Watch over(String file, RulesetAst rules) {
    if (!isWanted()) return null;
    Watch watch = ALL.computeIfAbsent(file, Watch::new);
    return watch.rules != null && Parts.bare(rules).equals(Parts.bare(watch.rules)) ? watch : null;
  }

  private Watch(String file) {
    name = file;
    Path folder = Path.of(System.getenv("MUTANTS_FOLDER"));
    try {
      rules = compile(Files.readString(folder.resolve(file)));
    } catch (Exception failure) {
      throw new IllegalStateException(failure);
    }
    Parts.each(rules, e -> places.computeIfAbsent(e, at -> { expressions.add(at); asleep.add(new ArrayList<>()); return expressions.size() - 1; }));
    mutants = outlived(chosen(Mutator.mutate(rules), file), folder.resolve(file + ".before"));
    Polarity polarity = new Polarity(rules);
    effects = mutants.stream().mapToInt(mutant -> mutant.lever() == null ? 0 : polarity.of(mutant.lever()) * (mutant.widens() ? 1 : -1)).toArray();
    killers = new String[mutants.size()];
    met = new int[mutants.size()];
    for (int n = 0; n < mutants.size(); n++) {
      living.set(n);
      for (Expression e : mutants.get(n).wakes()) if (places.containsKey(e) && !asleep.get(places.get(e)).contains(n)) asleep.get(places.get(e)).add(n);
    }
    Runnable write = () -> write(folder.resolve(file + ".jsonl"));
    Runtime.getRuntime().addShutdownHook(new Thread(write));
    Thread often = new Thread(() -> { while (true) { write.run(); try { Thread.sleep(30_000); } catch (InterruptedException end) { return; } } });
    often.setDaemon(true);
    often.start();
  }

  static RulesetAst compile(String text) {
    FirebaseRulesLangOptions language = FirebaseRulesLangOptions.builder().allowLetBindings(true).allowTernaryOperator(true).allowCrossServiceRules(true).build();
    CompileResult result = FirebaseRulesProtoCompiler.createStandalone(language).compile(Source.newBuilder().addFiles(File.newBuilder().setName("rules").setContent(text)).build());
    if (result.hasCompilationError()) throw new IllegalStateException(result.getIssues().toString());
    return result.getRulesetAst();
  }

  /** All, or every so manieth from the seed on: the seeds from 0 up take turns, and together they take all. */
  static List<Mutant> chosen(List<Mutant> all, String file) {
    String sample = System.getenv("MUTANTS_SAMPLE"), only = System.getenv("MUTANTS_ONLY");
    List<Mutant> left = only == null ? all : all.stream().filter(mutant -> (file + " " + mutant.where()).contains(only)).toList();
    if (sample == null || left.isEmpty()) return left;
    // One in ten of a sample is of storage.rules.
    int wanted = Math.max(1, Integer.parseInt(sample) * (file.equals("storage.rules") ? 1 : 9) / 10);
    int every = Math.max(1, left.size() / wanted), from = Integer.parseInt(System.getenv().getOrDefault("MUTANTS_SEED", "0")) % every;
    return IntStream.range(0, left.size()).filter(n -> n % every == from).limit(wanted).mapToObj(left::get).toList();
  }

  /** Of these, what an earlier run did not kill, and what it did not know because the rules have changed since; all where there was none. */
  static List<Mutant> outlived(List<Mutant> all, Path before) {
    if (!Files.exists(before)) return all;
    try {
      Set<String> killed = new HashSet<>(), alive = new HashSet<>();
      for (String line : Files.readAllLines(before)) {
        JsonObject told = new Gson().fromJson(line, JsonObject.class);
        if (!told.has("kind")) continue;
        (told.has("killer") ? killed : alive).add(key(told.get("where").getAsString(), told.get("before").getAsString(), told.get("after").getAsString()));
      }
      return all.stream().filter(mutant -> { String key = key(mutant.where(), mutant.before(), mutant.after()); return alive.contains(key) || !killed.contains(key); }).toList();
    } catch (java.io.IOException failure) {
      throw new java.io.UncheckedIOException(failure);
    }
  }

  /** Lines move when rules change; the place and the words of a mutant stay. */
  private static String key(String where, String before, String after) { return where + " | " + before + " | " + after; }

  /** What one request comes past. */
  public final class Visit implements EvaluationListener {
    private final BitSet here = new BitSet();
    private final int[] begun = new int[expressions.size()], isTrue = new int[expressions.size()], isFalse = new int[expressions.size()];

    @Override public void beforeExpression(Expression e, ParentPointer<ExecutionContext> at) {
      int place = mark(e);
      if (place >= 0) begun[place]++;
    }

    @Override public void afterExpression(Expression e, ParentPointer<ExecutionContext> at, ExpressionValue value) {
      int place = mark(e);
      if (place >= 0 && value != null && value.hasBoolValue()) (value.getBoolValue() ? isTrue : isFalse)[place]++;
    }

    /** Whether it came to what is needed at least once: the opposite, or an error. */
    private boolean has(Mutant.Need need) {
      Integer place = places.get(need.of()), first = places.get(Mutator.firstOf(need.of()));
      return place == null || first == null || (need.untrue() ? isFalse : isTrue)[place] > 0 || begun[first] > isTrue[place] + isFalse[place];
    }

    private int mark(Expression e) {
      Integer place = places.get(e);
      if (place == null) return CLEAN;
      here.set(place);
      return place;
    }
  }

  /** Judges by rules: true when they let the request through. */
  public interface Judge { boolean permits(RulesetAst rules, Visit visit); }

  /** Judges a request by the rules and by every living mutant that it may wake. Only one request at a time changes what is known. */
  public boolean judge(String who, Judge judge) {
    Visit visit = new Visit();
    long begun = System.nanoTime();
    boolean right = judge.permits(rules, visit);
    long took = System.nanoTime() - begun;
    BitSet woken = new BitSet();
    synchronized (this) {
      requests++;
      seen.or(visit.here);
      for (int n = 0; n < visit.isTrue.length; n++) {
        if (visit.isTrue[n] > 0) seenTrue.set(n);
        if (visit.isFalse[n] > 0) seenFalse.set(n);
      }
      visit.here.stream().forEach(place -> asleep.get(place).forEach(woken::set));
      woken.and(living);
      for (int n : woken.stream().toArray()) if (effects[n] == (right ? 1 : -1) || !mutants.get(n).needs().stream().allMatch(visit::has)) woken.clear(n);
      // A commit of hundreds of documents would keep all others waiting for minutes: it is put to some, each time others.
      int most = (int) Math.max(1, PATIENCE.toNanos() / Math.max(1, took));
      if (woken.cardinality() > most) {
        List<Integer> some = new ArrayList<>(woken.stream().boxed().toList());
        Collections.shuffle(some, chance);
        some.subList(most, some.size()).forEach(woken::clear);
      }
      woken.stream().forEach(n -> met[n]++);
      int[] suspects = woken.stream().parallel().filter(n -> judge.permits(mutants.get(n).rules(), null) != right).toArray();
      // The rules again, as a mutant without a change: where they answer otherwise, the mutants were asked something else.
      if (suspects.length > 0 && judge.permits(rules, null) != right) { strays++; return right; }
      for (int n : suspects) {
        // Asked once more with nothing beside it.
        if (judge.permits(mutants.get(n).rules(), null) == right) continue;
        living.clear(n);
        killers[n] = who + (right ? " refused" : " let through");
      }
    }
    return right;
  }

  private synchronized void write(Path file) {
    List<String> lines = new ArrayList<>();
    JsonObject sum = new JsonObject();
    sum.addProperty("file", name);
    sum.addProperty("requests", requests);
    sum.addProperty("strays", strays);
    lines.add(new Gson().toJson(sum));
    for (int n = 0; n < mutants.size(); n++) {
      Mutant mutant = mutants.get(n);
      JsonObject told = new JsonObject();
      told.addProperty("line", mutant.line());
      told.addProperty("column", mutant.column());
      told.addProperty("where", mutant.where());
      told.addProperty("kind", mutant.kind());
      told.addProperty("before", mutant.before());
      told.addProperty("after", mutant.after());
      told.addProperty("met", met[n]);
      if (killers[n] != null) told.addProperty("killer", killers[n]);
      lines.add(new Gson().toJson(told));
    }
    for (int n = 0; n < expressions.size(); n++) {
      if (!Parts.isCondition(expressions.get(n), rules) && !seenTrue.get(n) && !seenFalse.get(n) || expressions.get(n).hasLiteral() || expressions.get(n).hasBinding()) continue;
      JsonObject told = new JsonObject();
      told.addProperty("condition", RulesWords.of(expressions.get(n)));
      told.addProperty("line", expressions.get(n).getSourcePosition().getLine());
      told.addProperty("column", expressions.get(n).getSourcePosition().getColumn());
      told.addProperty("seen", seen.get(n));
      told.addProperty("yes", seenTrue.get(n));
      told.addProperty("no", seenFalse.get(n));
      lines.add(new Gson().toJson(told));
    }
    try {
      Path part = Path.of(file + ".part");
      Files.write(part, lines);
      Files.move(part, file, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    } catch (java.io.IOException failure) {
      failure.printStackTrace();
    }
  }
}
