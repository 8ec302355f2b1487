import com.google.common.util.concurrent.Futures;
import com.google.common.util.concurrent.ListenableFuture;
import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageCreateContextConverter;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageDeleteContextConverter;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageGetContextConverter;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageListContextConverter;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageService.FirebaseStorageCreateContext;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageService.FirebaseStorageDeleteContext;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageService.FirebaseStorageGetContext;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageService.FirebaseStorageListContext;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageService.FirebaseStorageUpdateContext;
import com.google.firebase.rules.partners.services.firebasestorage.FirebaseStorageUpdateContextConverter;
import com.google.firebase.rules.runtime.evaluators.AuthRuleEvaluator;
import com.google.firebase.rules.runtime.impl.DefaultEvaluator;
import com.google.firebase.rules.runtime.utils.ExpressionValueUtils;
import com.google.firebase.rules.runtime.utils.PathUtils;
import com.google.firebase.rules.runtime.v1.ExpressionListValue;
import com.google.firebase.rules.runtime.v1.ExpressionMapValue;
import com.google.firebase.rules.runtime.v1.ExpressionPathValue;
import com.google.firebase.rules.runtime.v1.ExpressionValue;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import com.google.firebase.rules.v1.SourcePosition;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import com.google.gson.JsonPrimitive;
import com.google.protobuf.ByteString;
import com.google.protobuf.Timestamp;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Answers, with Google's own rules engine, whether storage.rules permit an operation.
 *
 * <p>Reads one JSON object per line and writes one per line: {"id", "load": {name, content}} compiles rules and
 * answers {"id", "loaded", "issues"}; {"id", "verify": {bucket, path, method, request, resource}} answers
 * {"id", "permitted", "reason"?}. Documents that the rules ask for are read from the Firestore emulator given by the
 * first argument (its project's documents, as a URL). Ends when its input ends.
 */
public final class StorageRules {
  /** Production lets one request read at most this many Firestore documents. */
  private static final int MOST_DOCUMENTS = 2;

  private static final FirebaseRulesLangOptions LANGUAGE =
      FirebaseRulesLangOptions.builder()
          .allowLetBindings(true)
          .allowTernaryOperator(true)
          .allowCrossServiceRules(true)
          .build();

  private final Documents documents;
  private DefaultEvaluator evaluator;

  private StorageRules(Documents documents) {
    this.documents = documents;
  }

  public static void main(String[] arguments) throws IOException {
    StorageRules rules = new StorageRules(new Documents(arguments[0]));
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
    System.setOut(System.err);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      JsonObject question = JsonParser.parseString(line).getAsJsonObject();
      JsonObject answer =
          question.has("load")
              ? rules.load(question.getAsJsonObject("load"))
              : rules.verify(question.getAsJsonObject("verify"));
      answer.add("id", question.get("id"));
      out.println(answer);
    }
  }

  private JsonObject load(JsonObject source) {
    CompileResult compiled =
        FirebaseRulesProtoCompiler.createStandalone(LANGUAGE)
            .compile(
                Source.newBuilder()
                    .addFiles(
                        File.newBuilder()
                            .setName(source.get("name").getAsString())
                            .setContent(source.get("content").getAsString()))
                    .build());
    if (!compiled.hasCompilationError()) evaluator = new DefaultEvaluator(compiled.getRulesetAst());
    JsonArray issues = new JsonArray();
    for (Issue issue : compiled.getIssues()) {
      JsonObject told = new JsonObject();
      told.addProperty("line", issue.getSourcePosition().getLine());
      told.addProperty("column", issue.getSourcePosition().getColumn());
      told.addProperty("severity", issue.getSeverity().name());
      told.addProperty("description", issue.getDescription());
      issues.add(told);
    }
    JsonObject answer = new JsonObject();
    answer.addProperty("loaded", !compiled.hasCompilationError());
    answer.add("issues", issues);
    return answer;
  }

  private JsonObject verify(JsonObject operation) {
    JsonObject answer = new JsonObject();
    if (evaluator == null) {
      answer.addProperty("permitted", false);
      answer.addProperty("reason", "no rules are loaded");
      return answer;
    }
    try {
      AuthRuleEvaluator.RuleContext context =
          inMethod(operation.get("method").getAsString(), new Operation(operation, documents));
      answer.addProperty("permitted", evaluator.evaluate(context).get().permit());
    } catch (Exception failure) {
      Throwable cause = failure;
      while (cause.getCause() != null) cause = cause.getCause();
      answer.addProperty("permitted", false);
      answer.addProperty("reason", String.valueOf(cause.getMessage()));
    }
    return answer;
  }

  private static AuthRuleEvaluator.RuleContext inMethod(String method, Operation operation) {
    switch (method) {
      case "get":
        return FirebaseStorageGetContextConverter.convert(operation);
      case "list":
        return FirebaseStorageListContextConverter.convert(operation);
      case "create":
        return FirebaseStorageCreateContextConverter.convert(operation);
      case "update":
        return FirebaseStorageUpdateContextConverter.convert(operation);
      case "delete":
        return FirebaseStorageDeleteContextConverter.convert(operation);
      default:
        throw new IllegalArgumentException("unknown method " + method);
    }
  }

  /** One operation as the engine wants to see it. */
  private static final class Operation
      implements FirebaseStorageCreateContext,
          FirebaseStorageGetContext,
          FirebaseStorageUpdateContext,
          FirebaseStorageDeleteContext,
          FirebaseStorageListContext {
    private final JsonObject told;
    private final Documents documents;
    private final Map<String, JsonElement> read = new HashMap<>();

    Operation(JsonObject told, Documents documents) {
      this.told = told;
      this.documents = documents;
    }

    @Override
    public ExpressionPathValue path() {
      return Values.segments(
          "b/" + told.get("bucket").getAsString() + "/o/" + told.get("path").getAsString());
    }

    @Override
    public ExpressionMapValue request() {
      return Values.plainMap(told.getAsJsonObject("request"));
    }

    @Override
    public ListenableFuture<ExpressionValue> resource() {
      return Futures.immediateFuture(Values.plain(told.get("resource")));
    }

    @Override
    public ExpressionValue debug(ExpressionValue value) {
      System.err.println(value);
      return value;
    }

    @Override
    public ListenableFuture<ExpressionValue> firestoreGet(
        ExpressionPathValue path, SourcePosition position) {
      try {
        JsonElement document = document(path);
        if (document == null) throw new IOException("no document " + PathUtils.toBoundString(path));
        return Futures.immediateFuture(Values.document(document.getAsJsonObject()));
      } catch (IOException failure) {
        return Futures.immediateFailedFuture(failure);
      }
    }

    @Override
    public ListenableFuture<ExpressionValue> firestoreExists(
        ExpressionPathValue path, SourcePosition position) {
      try {
        return Futures.immediateFuture(
            document(path) == null ? ExpressionValueUtils.FALSE : ExpressionValueUtils.TRUE);
      } catch (IOException failure) {
        return Futures.immediateFailedFuture(failure);
      }
    }

    private JsonElement document(ExpressionPathValue path) throws IOException {
      String name = PathUtils.toBoundString(path);
      if (!read.containsKey(name)) {
        if (read.size() == MOST_DOCUMENTS) {
          throw new IOException("more than " + MOST_DOCUMENTS + " Firestore documents for one request");
        }
        read.put(name, documents.fetch(name));
      }
      return read.get(name);
    }
  }

  /** The documents in the running Firestore emulator. */
  private static final class Documents {
    private final HttpClient http =
        HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final String project;

    Documents(String project) {
      this.project = project;
    }

    /** The document of this name, or null if there is none. */
    JsonElement fetch(String name) throws IOException {
      String address =
          Stream.of(name.split("/"))
              .filter(part -> !part.isEmpty())
              .map(Documents::inAddress)
              .collect(Collectors.joining("/"));
      HttpRequest request =
          HttpRequest.newBuilder(URI.create(project + "/" + address))
              .header("Authorization", "Bearer owner")
              .build();
      try {
        HttpResponse<String> response = http.send(request, HttpResponse.BodyHandlers.ofString());
        if (response.statusCode() == 404) return null;
        if (response.statusCode() != 200) throw new IOException("Firestore said " + response.body());
        return JsonParser.parseString(response.body());
      } catch (InterruptedException interrupted) {
        throw new IOException(interrupted);
      }
    }

    private static String inAddress(String part) {
      if (part.equals("(default)")) return part;
      return URLEncoder.encode(part, StandardCharsets.UTF_8).replace("+", "%20");
    }
  }

  /** JSON in the engine's own types. */
  private static final class Values {
    /** Plain JSON, in which {"$time": "2026-01-01T00:00:00Z"} is a moment. */
    static ExpressionValue plain(JsonElement json) {
      if (json == null || json.isJsonNull()) return ExpressionValueUtils.NULL;
      if (json.isJsonPrimitive()) return primitive(json.getAsJsonPrimitive());
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      if (json.isJsonArray()) {
        ExpressionListValue.Builder list = ExpressionListValue.newBuilder();
        json.getAsJsonArray().forEach(element -> list.addValues(plain(element)));
        return value.setListValue(list).build();
      }
      JsonObject object = json.getAsJsonObject();
      if (object.has("$time")) return time(object.get("$time").getAsString());
      return value.setMapValue(plainMap(object)).build();
    }

    static ExpressionMapValue plainMap(JsonObject object) {
      ExpressionMapValue.Builder map = ExpressionMapValue.newBuilder();
      object.entrySet().forEach(field -> map.putFields(field.getKey(), plain(field.getValue())));
      return map.build();
    }

    private static ExpressionValue primitive(JsonPrimitive json) {
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      if (json.isBoolean()) return value.setBoolValue(json.getAsBoolean()).build();
      if (json.isString()) return value.setStringValue(json.getAsString()).build();
      boolean whole = json.getAsString().matches("-?\\d+");
      return whole
          ? value.setIntValue(json.getAsLong()).build()
          : value.setFloatValue(json.getAsDouble()).build();
    }

    /** What `firestore.get` hands to the rules: the fields under `data`, and the document's name. */
    static ExpressionValue document(JsonObject document) {
      String name = document.get("name").getAsString();
      ExpressionMapValue.Builder map = ExpressionMapValue.newBuilder();
      map.putFields("data", typedMap(document));
      map.putFields(
          "id",
          ExpressionValue.newBuilder()
              .setStringValue(name.substring(name.lastIndexOf('/') + 1))
              .build());
      map.putFields("__name__", path(name));
      return ExpressionValue.newBuilder().setMapValue(map).build();
    }

    private static ExpressionValue typedMap(JsonObject holder) {
      ExpressionMapValue.Builder map = ExpressionMapValue.newBuilder();
      if (holder.has("fields")) {
        holder
            .getAsJsonObject("fields")
            .entrySet()
            .forEach(
                field -> map.putFields(field.getKey(), typed(field.getValue().getAsJsonObject())));
      }
      return ExpressionValue.newBuilder().setMapValue(map).build();
    }

    /** A Firestore REST value such as {"integerValue": "1"}. */
    private static ExpressionValue typed(JsonObject json) {
      Map.Entry<String, JsonElement> entry = json.entrySet().iterator().next();
      JsonElement inner = entry.getValue();
      ExpressionValue.Builder value = ExpressionValue.newBuilder();
      switch (entry.getKey()) {
        case "booleanValue":
          return value.setBoolValue(inner.getAsBoolean()).build();
        case "integerValue":
          return value.setIntValue(inner.getAsLong()).build();
        case "doubleValue":
          return value.setFloatValue(inner.getAsDouble()).build();
        case "stringValue":
          return value.setStringValue(inner.getAsString()).build();
        case "timestampValue":
          return time(inner.getAsString());
        case "referenceValue":
          return path(inner.getAsString());
        case "bytesValue":
          return value
              .setBytesValue(ByteString.copyFrom(Base64.getDecoder().decode(inner.getAsString())))
              .build();
        case "arrayValue":
          ExpressionListValue.Builder list = ExpressionListValue.newBuilder();
          JsonArray elements = inner.getAsJsonObject().getAsJsonArray("values");
          if (elements != null) elements.forEach(each -> list.addValues(typed(each.getAsJsonObject())));
          return value.setListValue(list).build();
        case "mapValue":
          return typedMap(inner.getAsJsonObject());
        default:
          return ExpressionValueUtils.NULL;
      }
    }

    private static ExpressionValue time(String iso) {
      Instant moment = Instant.parse(iso);
      return ExpressionValue.newBuilder()
          .setTimestampValue(
              Timestamp.newBuilder().setSeconds(moment.getEpochSecond()).setNanos(moment.getNano()))
          .build();
    }

    private static ExpressionValue path(String name) {
      return ExpressionValue.newBuilder().setPathValue(segments(name)).build();
    }

    /** A path of these names, each taken literally. */
    static ExpressionPathValue segments(String names) {
      ExpressionPathValue.Builder path = ExpressionPathValue.newBuilder();
      Stream.of(names.split("/"))
          .filter(name -> !name.isEmpty())
          .forEach(name -> path.addSegments(ExpressionValueUtils.simpleSegment(name)));
      return path.build();
    }
  }
}
